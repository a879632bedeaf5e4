import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getShippingAddressEntries } from '../home/home-delivery.ts';

/** Goods made to order: a separate parcel to the shipping address. */
export const customsDelivery: DeliveryKindDefinition = {
  codes: ['customs'],
  shippingId: 'customs',
  goesToAddress: true,
  isServedBy: ({ goesToAddress }) => goesToAddress,
  getTitle: ({ deliveryCustoms }) => deliveryCustoms,
  getDestinations: getShippingAddressEntries,
  getNextSteps: (_, { messages }) => [messages.nextCustoms],
};
