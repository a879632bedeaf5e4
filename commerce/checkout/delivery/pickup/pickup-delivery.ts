import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getStoreEntries } from '../place/place-entries.ts';

/** Goods from a store's stock, collected there. */
export const pickupDelivery: DeliveryKindDefinition = {
  codes: ['pickup'],
  shippingId: 'pickup',
  goesToAddress: false,
  isServedBy: () => false,
  getTitle: ({ deliveryPickup }) => deliveryPickup,
  getDestinations: getStoreEntries,
  getNextSteps: ({ storeInfo }, { messages }) => [messages.nextPickup({ store: storeInfo?.name ?? '' }), messages.nextCollect],
};
