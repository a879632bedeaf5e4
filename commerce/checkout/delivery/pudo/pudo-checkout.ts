import { lazy } from 'react';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { pudoDelivery } from './pudo-delivery.ts';

export const pudoCheckout: CheckoutDeliveryKind = {
  ...pudoDelivery,
  needsBillingAddress: true,
  isReady: (_, { collectionPoint, contact }) => collectionPoint !== undefined && contact !== undefined,
  isTaxOpen: (_, { collectionPoint }) => collectionPoint === undefined,
  getStepName: ({ deliveryPudo }) => deliveryPudo,
  getRecipients: pudoDelivery.getDestinations,
  getMoveLabel: ({ movePudo }) => movePudo,
  Form: lazy(async () => ({ default: (await import('./pudo-form.tsx')).PudoForm })),
  PlaceChoice: lazy(async () => ({ default: (await import('./point-choice.tsx')).PointChoice })),
};
