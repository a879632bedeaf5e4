import type { DeliveryKindDefinition } from '../delivery-kind.ts';

/** Goods that are sent by e-mail. The address of another kind serves as their contact. */
export const digitalDelivery: DeliveryKindDefinition = {
  codes: ['digital'],
  shippingId: 'digital',
  followsOthers: true,
  getDestination: () => undefined,
  getNextSteps: () => [],
};
