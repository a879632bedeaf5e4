import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeDelivery } from './home-delivery.ts';
import { HomeStep } from './home-step.tsx';

export const homeCheckout: CheckoutDeliveryKind = {
  ...homeDelivery,
  needsBillingAddress: true,
  isReady: ({ shippingAddress }, { code }) => shippingAddress !== undefined && code !== undefined,
  isTaxOpen: ({ shippingAddress }) => shippingAddress === undefined,
  getStepName: ({ stepShipping }) => stepShipping,
  getRecipient(cart, messages, countries) {
    const destination = homeDelivery.getDestination(cart, messages, countries);
    return destination && { ...destination, lines: [cart.email] };
  },
  Step: HomeStep,
};
