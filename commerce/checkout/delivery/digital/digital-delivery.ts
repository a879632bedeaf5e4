import type { DeliveryKindDefinition } from '../delivery-kind.ts';

/** What is sent by e-mail. The address of another kind serves as its contact. */
export const digitalDelivery: DeliveryKindDefinition = {
  codes: ['digital'],
  shippingId: 'digital',
  followsOthers: true,
  getDestination: () => undefined,
  getNextSteps: () => [],
};
