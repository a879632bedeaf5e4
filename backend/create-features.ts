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
import { loyaltyFeature } from './loyalty/loyalty-feature.ts';
import { deliveryPromiseFeature } from './delivery-promise/delivery-promise-feature.ts';
import { fulfilmentFeature } from './fulfilment/fulfilment-feature.ts';
import { giftCardFeature } from './gift-cards/gift-card-feature.ts';
import { mailFeature } from './mail/mail-feature.ts';
import { notificationsFeature } from './notifications/notifications-feature.ts';
import { cancellingFeature } from './orders/cancelling/cancelling-feature.ts';
import { ordersFeature } from './orders/orders-feature.ts';
import { returnsFeature } from './orders/returns/returns-feature.ts';
import { personalizationFeature } from './personalization/personalization-feature.ts';
import { retentionFeature } from './retention/retention-feature.ts';
import { storesFeature } from './stores/stores-feature.ts';
import { tendersFeature } from './tenders/tenders-feature.ts';
import { staffActionsFeature } from './staff-actions/staff-actions-feature.ts';
import { utilitiesFeature } from './utilities/utilities-feature.ts';
import { savedItemsFeature } from './wishlists/saved/saved-items-feature.ts';
import { priceAdjustmentsFeature } from './cart/price-adjustments/price-adjustments-feature.ts';
import { reviewsFeature } from './reviews/reviews-feature.ts';
import { wishlistsFeature } from './wishlists/wishlists-feature.ts';

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
      utilitiesFeature(ports),
      deliveryPromiseFeature(ports),
      storesFeature(ports),
      authenticationFeature(ports),
      consumerFeature(ports),
      savedPaymentsFeature(ports),
      cartFeature(ports),
      couponsFeature(ports),
      priceAdjustmentsFeature(ports),
      tendersFeature(),
      checkoutFeature(ports),
      ordersFeature(ports),
      cancellingFeature(ports),
      returnsFeature(ports),
      loyaltyFeature(ports),
      giftCardFeature(ports),
      fulfilmentFeature(ports),
      notificationsFeature(ports),
      personalizationFeature(ports),
      mailFeature(ports),
      retentionFeature(ports),
      contactFeature(ports),
      reviewsFeature(ports),
      savedItemsFeature(ports),
      staffActionsFeature(),
      wishlistsFeature(ports),
    ],
    replacements,
  );
  return collected;
}
