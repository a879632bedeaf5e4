import type { DeliveryFacts, DeliveryKindDefinition } from '../delivery-kind.ts';
import type { ReviewEntry } from '../../order/review-list.tsx';
import { collectorEntries, placeLines } from '../place/place-entries.ts';

/** Parcels to a collection point of a carrier. */
export const pudoDelivery: DeliveryKindDefinition = {
  codes: ['pudo'],
  shippingId: 'pudo',
  goesToAddress: false,
  isServedBy: () => false,
  getTitle: ({ deliveryPudo }) => deliveryPudo,
  getDestinations: (facts) => [...pointEntries(facts), ...collectorEntries(facts)],
  getNextSteps: ({ collectionPoint }, { messages }) => [messages.nextPudo({ point: collectionPoint?.name ?? '' }), messages.nextCollect],
};

function pointEntries({ shipment: { collectionPoint }, messages, countries }: DeliveryFacts): readonly ReviewEntry[] {
  if (!collectionPoint) return [];
  const { name, carrier } = collectionPoint;
  return [{ label: messages.collectIn, address: [name, ...placeLines(collectionPoint, countries)], lines: [carrier] }];
}
