import { authenticationFeature } from './authentication/authentication-feature.ts';
import { cartFeature } from './cart/cart-feature.ts';
import { catalogImportFeature } from './catalog-import/catalog-import-feature.ts';
import { catalogFeature } from './catalog/catalog-feature.ts';
import { changesFeature } from './changes/changes-feature.ts';
import { savedPaymentsFeature } from './consumer/saved-payments/saved-payments-feature.ts';
import { couponsFeature } from './cart/coupons/coupons-feature.ts';
import { checkoutFeature } from './checkout/checkout-feature.ts';
import { consumerFeature } from './consumer/consumer-feature.ts';
import { contactFeature } from './contact/contact-feature.ts';
import { contentFeature } from './content/content-feature.ts';
import type { BackendPorts } from './create-ports.ts';
import { collectFeatures, type CollectedFeatures } from './features/collect-features.ts';
import type { Feature } from './features/feature.ts';
import { createLoyaltyFeature } from './loyalty/loyalty-feature.ts';
import { deliveryPromiseFeature } from './delivery-promise/delivery-promise-feature.ts';
import { fulfillmentFeature } from './fulfillment/fulfillment-feature.ts';
import { createGiftCardFeature } from './gift-cards/gift-card-feature.ts';
import { createMailFeature } from './mail/mail-feature.ts';
import { createNotificationsFeature } from './notifications/notifications-feature.ts';
import { createCancellingFeature } from './orders/cancelling/cancelling-feature.ts';
import { createOrdersFeature } from './orders/orders-feature.ts';
import { createReturnsFeature } from './orders/returns/returns-feature.ts';
import { createPersonalizationFeature } from './personalization/personalization-feature.ts';
import { createRetentionFeature } from './retention/retention-feature.ts';
import { createStoresFeature } from './stores/stores-feature.ts';
import { createTendersFeature } from './tenders/tenders-feature.ts';
import { createStaffActionsFeature } from './staff-actions/staff-actions-feature.ts';
import { createUtilitiesFeature } from './utilities/utilities-feature.ts';
import { createSavedItemsFeature } from './wishlists/saved/saved-items-feature.ts';
import { priceAdjustmentsFeature } from './cart/price-adjustments/price-adjustments-feature.ts';
import { createReviewsFeature } from './reviews/reviews-feature.ts';
import { createWishlistsFeature } from './wishlists/wishlists-feature.ts';

/**
 * The features of the backend. A new one needs a folder and a line here; the compiler reports operations, jobs and sections of UserData
 * without a feature.
 * @param replacements See BackendOptions.features.
 */
export function createFeatures(backendPorts: BackendPorts, replacements: readonly Feature[] = []): CollectedFeatures {
  const ports = { ...backendPorts, features: (): CollectedFeatures => collected };
  const collected = collectFeatures(
    [
      contentFeature(ports),
      catalogFeature(ports),
      catalogImportFeature(ports),
      changesFeature(),
      createUtilitiesFeature(ports),
      deliveryPromiseFeature(ports),
      createStoresFeature(ports),
      authenticationFeature(ports),
      consumerFeature(ports),
      savedPaymentsFeature(ports),
      cartFeature(ports),
      couponsFeature(ports),
      priceAdjustmentsFeature(ports),
      createTendersFeature(),
      checkoutFeature(ports),
      createOrdersFeature(ports),
      createCancellingFeature(ports),
      createReturnsFeature(ports),
      createLoyaltyFeature(ports),
      createGiftCardFeature(ports),
      fulfillmentFeature(ports),
      createNotificationsFeature(ports),
      createPersonalizationFeature(ports),
      createMailFeature(ports),
      createRetentionFeature(ports),
      contactFeature(ports),
      createReviewsFeature(ports),
      createSavedItemsFeature(ports),
      createStaffActionsFeature(),
      createWishlistsFeature(ports),
    ],
    replacements,
  );
  return collected;
}
