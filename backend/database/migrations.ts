import type { Migration } from './migration.ts';
import { americanSpelling } from './migrations/catalog/american-spelling.ts';
import { accounts } from './migrations/accounts.ts';
import { cardTokens } from './migrations/payments/card-tokens.ts';
import { cases } from './migrations/contact/cases.ts';
import { cartContacts } from './migrations/carts/cart-contacts.ts';
import { cartCoupons } from './migrations/carts/cart-coupons.ts';
import { cartShipmentsAndTenders } from './migrations/carts/cart-shipments-and-tenders.ts';
import { carts } from './migrations/carts/carts.ts';
import { catalogImports } from './migrations/catalog/catalog-imports.ts';
import { catalogChanges } from './migrations/catalog/catalog-changes.ts';
import { catalog } from './migrations/catalog/catalog.ts';
import { codeExchanges } from './migrations/code-exchanges.ts';
import { consumersAndSubscriptions } from './migrations/consumers-and-subscriptions.ts';
import { couponUses } from './migrations/carts/coupon-uses.ts';
import { declinedTerms } from './migrations/declined-terms.ts';
import { deliveryChanges } from './migrations/carts/delivery-changes.ts';
import { eventBatches } from './migrations/event-batches.ts';
import { eventsByRange } from './migrations/events-by-range.ts';
import { giftCards } from './migrations/carts/gift-cards.ts';
import { favorites } from './migrations/carts/favorites.ts';
import { fewerEventIndexes } from './migrations/fewer-event-indexes.ts';
import { inlinedUnits } from './migrations/carts/inlined-units.ts';
import { jobsAndRetention } from './migrations/jobs-and-retention.ts';
import { limitsAndRetention } from './migrations/limits-and-retention.ts';
import { listingIndexes } from './migrations/catalog/listing-indexes.ts';
import { listingWords } from './migrations/catalog/listing-words.ts';
import { mailParts } from './migrations/mail-parts.ts';
import { mailedLinks } from './migrations/mailed-links.ts';
import { oneIdentity } from './migrations/one-identity.ts';
import { oneAccountKey } from './migrations/payments/one-account-key.ts';
import { orderAuthentication } from './migrations/payments/order-authentication.ts';
import { cancellationRequests } from './migrations/orders/cancellation-requests.ts';
import { orderHistory } from './migrations/orders/order-history.ts';
import { orderUnits } from './migrations/orders/order-units.ts';
import { orderShipmentsAndTenders } from './migrations/order-shipments-and-tenders.ts';
import { orders } from './migrations/orders.ts';
import { outboxChannels } from './migrations/outbox-channels.ts';
import { outbox } from './migrations/outbox.ts';
import { passkeys } from './migrations/passkeys.ts';
import { paymentSessionAge } from './migrations/payments/payment-session-age.ts';
import { priceAdjustments } from './migrations/carts/price-adjustments.ts';
import { productSets } from './migrations/catalog/product-sets.ts';
import { profiles } from './migrations/profiles.ts';
import { recordEvents } from './migrations/record-events.ts';
import { reservations } from './migrations/carts/reservations.ts';
import { reviews } from './migrations/catalog/reviews.ts';
import { savedDeliveries } from './migrations/carts/saved-deliveries.ts';
import { savedItems } from './migrations/carts/saved-items.ts';
import { searchTerms } from './migrations/catalog/search-terms.ts';
import { scarcity } from './migrations/catalog/scarcity.ts';
import { productFacts } from './migrations/catalog/product-facts.ts';
import { sessionPlaces } from './migrations/session-places.ts';
import { sessions } from './migrations/sessions.ts';
import { spendYears } from './migrations/spend-years.ts';
import { staff } from './migrations/staff.ts';
import { stockNotifications } from './migrations/catalog/stock-notifications.ts';
import { stock } from './migrations/catalog/stock.ts';
import { collectionPoints } from './migrations/stores/collection-points.ts';
import { savedPayments } from './migrations/payments/saved-payments.ts';
import { loyalty } from './migrations/loyalty.ts';
import { storedValue } from './migrations/payments/stored-value.ts';
import { storeServices } from './migrations/stores/store-services.ts';
import { tokenSuccessors } from './migrations/token-successors.ts';
import { tokens } from './migrations/tokens.ts';
import { unitsLeftOut } from './migrations/carts/units-left-out.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  consumersAndSubscriptions,
  recordEvents,
  outbox,
  catalog,
  stock,
  tokens,
  carts,
  orders,
  cartContacts,
  cartShipmentsAndTenders,
  orderShipmentsAndTenders,
  oneIdentity,
  jobsAndRetention,
  cardTokens,
  limitsAndRetention,
  paymentSessionAge,
  listingIndexes,
  catalogChanges,
  fewerEventIndexes,
  accounts,
  mailedLinks,
  profiles,
  outboxChannels,
  sessions,
  mailParts,
  passkeys,
  spendYears,
  eventsByRange,
  eventBatches,
  listingWords,
  americanSpelling,
  tokenSuccessors,
  codeExchanges,
  declinedTerms,
  sessionPlaces,
  searchTerms,
  productFacts,
  productSets,
  reviews,
  catalogImports,
  scarcity,
  stockNotifications,
  cartCoupons,
  couponUses,
  savedItems,
  reservations,
  favorites,
  unitsLeftOut,
  inlinedUnits,
  storeServices,
  collectionPoints,
  savedDeliveries,
  staff,
  priceAdjustments,
  deliveryChanges,
  storedValue,
  giftCards,
  loyalty,
  orderAuthentication,
  savedPayments,
  oneAccountKey,
  orderUnits,
  orderHistory,
  cases,
  cancellationRequests,
];
