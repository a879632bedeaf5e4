import { lazy } from 'react';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { pickupDelivery } from './pickup-delivery.ts';

export const pickupCheckout: CheckoutDeliveryKind = {
  ...pickupDelivery,
  needsBillingAddress: true,
  isReady: (_, { storeInfo, contact }) => storeInfo !== undefined && contact !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ deliveryPickup }) => deliveryPickup,
  getRecipients: pickupDelivery.getDestinations,
  getMoveLabel: ({ movePickup }) => movePickup,
  Form: lazy(async () => ({ default: (await import('./pickup-form.tsx')).PickupForm })),
  PlaceChoice: lazy(async () => ({ default: (await import('./pickup-store-choice.tsx')).PickupStoreChoice })),
};
