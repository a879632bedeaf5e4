import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { CartShipment, DeliveryKind } from '../database/documents/shipment-document.ts';
import type { DeliveryKinds } from './delivery-kind.ts';
import { defaultKindOf, deliveryKindOf, emptyShipment, sortByKind } from './kind-of-shipment.ts';

interface PlacedItem {
  readonly id: string;
  readonly item: Pick<ItemDescription, 'isDigitalProduct'>;
}

type Shipments = readonly CartShipment[];

/** The default shipment of a kind; an empty one where the cart has none. */
export function shipmentOfKind(kinds: DeliveryKinds, shipments: Shipments, kind: DeliveryKind): CartShipment {
  const empty = emptyShipment(kinds, kind) as CartShipment;
  return shipments.find(({ id }) => id === empty.id) ?? empty;
}

/** The shipments with this one added, or in place of the one with its id. */
export function withShipment(shipments: Shipments, shipment: CartShipment): Shipments {
  return [...shipments.filter(({ id }) => id !== shipment.id), shipment];
}

/**
 * Puts every item into exactly one shipment: the one that holds it, if its kind still takes it, else the default one. Removes shipments
 * without items, destination and method.
 */
export function placeItems(kinds: DeliveryKinds, shipments: Shipments, items: readonly PlacedItem[]): Shipments {
  const placed = items.map(({ id, item }) => {
    const holder = shipments.find((shipment) => shipment.items.includes(id) && deliveryKindOf(kinds, shipment).takes(item));
    return { id, shipment: holder ?? (emptyShipment(kinds, defaultKindOf(kinds, item)) as CartShipment) };
  });
  const known = new Map<string, CartShipment>();
  for (const shipment of [...placed.map((each) => each.shipment), ...shipments]) known.set(shipment.id, shipment);
  const filled = [...known.values()].map((shipment): CartShipment => {
    const held = placed.filter((each) => each.shipment.id === shipment.id);
    return { ...shipment, items: held.map(({ id }) => id) };
  });
  const kept = filled.filter(({ items: held, destination, method }) => held.length > 0 || destination !== null || method !== null);
  return sortByKind(kinds, kept);
}
