import type { Migration } from '../migration.ts';
import { accounts } from './accounts.ts';
import { cardTokens } from './card-tokens.ts';
import { cartContacts } from './cart-contacts.ts';
import { cartShipmentsAndTenders } from './cart-shipments-and-tenders.ts';
import { carts } from './carts.ts';
import { catalogueChanges } from './catalogue-changes.ts';
import { catalogue } from './catalogue.ts';
import { consumersAndSubscriptions } from './consumers-and-subscriptions.ts';
import { eventBatches } from './event-batches.ts';
import { eventsByRange } from './events-by-range.ts';
import { fewerEventIndexes } from './fewer-event-indexes.ts';
import { jobsAndRetention } from './jobs-and-retention.ts';
import { limitsAndRetention } from './limits-and-retention.ts';
import { listingIndexes } from './listing-indexes.ts';
import { listingWords } from './listing-words.ts';
import { mailParts } from './mail-parts.ts';
import { mailedLinks } from './mailed-links.ts';
import { oneIdentity } from './one-identity.ts';
import { orderShipmentsAndTenders } from './order-shipments-and-tenders.ts';
import { orders } from './orders.ts';
import { outboxChannels } from './outbox-channels.ts';
import { outbox } from './outbox.ts';
import { passkeys } from './passkeys.ts';
import { paymentSessionAge } from './payment-session-age.ts';
import { profiles } from './profiles.ts';
import { recordEvents } from './record-events.ts';
import { sessions } from './sessions.ts';
import { spendYears } from './spend-years.ts';
import { stock } from './stock.ts';
import { tokens } from './tokens.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  consumersAndSubscriptions,
  recordEvents,
  outbox,
  catalogue,
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
  catalogueChanges,
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
];
