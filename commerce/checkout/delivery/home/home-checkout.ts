import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { homeDelivery } from './home-delivery.ts';
import { HomeReview } from './home-review.tsx';
import { HomeStep } from './home-step.tsx';

export const homeCheckout: CheckoutDeliveryKind = {
  ...homeDelivery,
  getStepName: ({ stepShipping }) => stepShipping,
  Step: HomeStep,
  Review: HomeReview,
};
