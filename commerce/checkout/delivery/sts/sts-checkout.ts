import { lazy } from 'react';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { stsDelivery } from './sts-delivery.ts';

export const stsCheckout: CheckoutDeliveryKind = {
  ...stsDelivery,
  needsBillingAddress: true,
  isReady: (_, { storeInfo, contact }) => storeInfo !== undefined && contact !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ deliverySts }) => deliverySts,
  getRecipients: stsDelivery.getDestinations,
  getMoveLabel: ({ moveSts }) => moveSts,
  Form: lazy(async () => ({ default: (await import('./sts-form.tsx')).StsForm })),
  PlaceChoice: lazy(async () => ({ default: (await import('./sts-store-choice.tsx')).StsStoreChoice })),
};
