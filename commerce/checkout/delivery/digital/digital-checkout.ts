import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { digitalDelivery } from './digital-delivery.ts';
import { DigitalReview } from './digital-review.tsx';
import { DigitalStep } from './digital-step.tsx';

export const digitalCheckout: CheckoutDeliveryKind = {
  ...digitalDelivery,
  getStepName: ({ contact }) => contact,
  Step: DigitalStep,
  Review: DigitalReview,
};
