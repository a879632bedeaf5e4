import type { DeliveryFacts, DeliveryKindDefinition } from '../delivery-kind.ts';
import type { ReviewEntry } from '../../order/review-list.tsx';
import { getCollectorEntries, formatPlace } from '../place/place-entries.ts';

/** Parcels to a collection point of a carrier. */
export const pudoDelivery: DeliveryKindDefinition = {
  codes: ['pudo'],
  shippingId: 'pudo',
  goesToAddress: false,
  isServedBy: () => false,
  getTitle: ({ deliveryPudo }) => deliveryPudo,
  getDestinations: (facts) => [...getPointEntries(facts), ...getCollectorEntries(facts)],
  getNextSteps: ({ collectionPoint }, { messages }) => [messages.nextPudo({ point: collectionPoint?.name ?? '' }), messages.nextCollect],
};

function getPointEntries({ shipment: { collectionPoint }, messages, countries }: DeliveryFacts): readonly ReviewEntry[] {
  if (!collectionPoint) return [];
  const { name, carrier } = collectionPoint;
  return [{ label: messages.collectIn, address: [name, ...formatPlace(collectionPoint, countries)], lines: [carrier] }];
}
