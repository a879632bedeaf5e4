import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeDelivery } from './home-delivery.ts';
import { HomeStep } from './home-step.tsx';

export const homeCheckout: CheckoutDeliveryKind = {
  ...homeDelivery,
  getStepName: ({ stepShipping }) => stepShipping,
  getRecipient(cart, messages, countries) {
    const destination = homeDelivery.getDestination(cart, messages, countries);
    return destination && { ...destination, lines: [cart.email] };
  },
  Step: HomeStep,
};
