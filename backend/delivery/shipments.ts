import type { CartShipment, DeliveryKind } from '../database/documents/shipment-document.ts';
import type { DeliveredItem, DeliveryKinds } from './delivery-kind.ts';
import { getDefaultKind, getDeliveryKind, createEmptyShipment, sortByKind } from './delivery-kind-lookup.ts';

interface PlacedItem {
  readonly id: string;
  readonly item: DeliveredItem;
}

type Shipments = readonly CartShipment[];

/** The default shipment of a kind; an empty one if the cart has none. */
export function getShipmentOfKind(kinds: DeliveryKinds, shipments: Shipments, kind: DeliveryKind): CartShipment {
  const empty = createEmptyShipment(kinds, kind) as CartShipment;
  return shipments.find(({ id }) => id === empty.id) ?? empty;
}

/** Adds a shipment, or replaces the one with its id. */
export function addShipment(shipments: Shipments, shipment: CartShipment): Shipments {
  return [...shipments.filter(({ id }) => id !== shipment.id), shipment];
}

/** Adds or replaces a shipment, which takes the items from the others. */
export function moveItemsToShipment(shipments: Shipments, shipment: CartShipment, items: readonly string[]): Shipments {
  const without = shipments.map((other) => ({ ...other, items: other.items.filter((id) => !items.includes(id)) }));
  return addShipment(without, { ...shipment, items: [...shipment.items.filter((id) => !items.includes(id)), ...items] });
}

/** Copies the address of the followed kind to shipments that follow it. */
function copyFollowedAddresses(kinds: DeliveryKinds, shipments: Shipments): Shipments {
  return shipments.map((shipment) => {
    const { followsKind } = getDeliveryKind(kinds, shipment);
    if (!followsKind) return shipment;
    return { ...shipment, destination: getShipmentOfKind(kinds, shipments, followsKind).destination } as CartShipment;
  });
}

/**
 * Places every item in exactly one shipment: its current one, if that kind still accepts it, else the default one. Removes shipments
 * without items, destination and method.
 */
export function placeItems(kinds: DeliveryKinds, shipments: Shipments, items: readonly PlacedItem[]): Shipments {
  const placed = items.map(({ id, item }) => {
    const holder = shipments.find((shipment) => shipment.items.includes(id) && getDeliveryKind(kinds, shipment).acceptsItem(item));
    return { id, shipment: holder ?? (createEmptyShipment(kinds, getDefaultKind(kinds, item)) as CartShipment) };
  });
  const known = new Map<string, CartShipment>();
  for (const shipment of [...placed.map((each) => each.shipment), ...shipments]) known.set(shipment.id, shipment);
  const filled = [...known.values()].map((shipment): CartShipment => {
    const held = placed.filter((each) => each.shipment.id === shipment.id);
    return { ...shipment, items: held.map(({ id }) => id) };
  });
  const isRetained = ({ kind, items: held, destination, method }: CartShipment): boolean =>
    held.length > 0 || (!kinds[kind].followsKind && (destination !== null || method !== null));
  return sortByKind(kinds, copyFollowedAddresses(kinds, filled).filter(isRetained));
}
