import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeDelivery } from './home-delivery.ts';
import { HomeStep } from './home-step.tsx';

export const homeCheckout: CheckoutDeliveryKind = {
  ...homeDelivery,
  needsBillingAddress: true,
  isReady: ({ shippingAddress }, { code }) => shippingAddress !== undefined && code !== undefined,
  isTaxOpen: ({ shippingAddress }) => shippingAddress === undefined,
  getStepName: ({ stepShipping }) => stepShipping,
  getRecipients: (facts) => homeDelivery.getDestinations(facts).map((entry) => ({ ...entry, lines: [facts.source.email] })),
  getMoveLabel: ({ moveHome }) => moveHome,
  Form: HomeStep,
};
