import type { DeliveryKindDefinition } from '../delivery-kind.ts';

/** Goods sent by email. The recipient of another shipment is also their contact. */
export const digitalDelivery: DeliveryKindDefinition = {
  codes: ['digital'],
  shippingId: 'digital',
  goesToAddress: false,
  isServedBy: () => true,
  getTitle: ({ deliveryDigital }) => deliveryDigital,
  getDestinations: () => [],
  getNextSteps: (_, { messages }) => [messages.nextDigital],
};
