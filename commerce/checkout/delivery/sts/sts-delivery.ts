import type { DeliveryKindDefinition } from '../delivery-kind.ts';
import { getStoreEntries } from '../place/place-entries.ts';

/** Parcels to a store, collected there. */
export const stsDelivery: DeliveryKindDefinition = {
  codes: ['sts'],
  shippingId: 'sts',
  goesToAddress: false,
  isServedBy: () => false,
  getTitle: ({ deliverySts }) => deliverySts,
  getDestinations: getStoreEntries,
  getNextSteps: ({ storeInfo }, { messages }) => [messages.nextSts({ store: storeInfo?.name ?? '' }), messages.nextCollect],
};
