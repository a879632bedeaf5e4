import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeDelivery } from './home-delivery.ts';
import { HomeStep } from './home-step.tsx';

export const homeCheckout: CheckoutDeliveryKind = {
  ...homeDelivery,
  getStepName: ({ stepShipping }) => stepShipping,
  getRecipient: homeDelivery.getDestination,
  Step: HomeStep,
};
