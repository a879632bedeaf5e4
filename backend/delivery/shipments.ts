import type { ItemDescription } from '../database/documents/cart-document.ts';
import type { CartShipment, DeliveryKind, Destinations } from '../database/documents/shipment-document.ts';
import { byKind, defaultKindOf, deliveryKindOf, deliveryKinds, emptyShipment } from './delivery-kinds.ts';

interface PlacedItem {
  readonly id: string;
  readonly item: Pick<ItemDescription, 'isDigitalProduct'>;
}

type Shipments = readonly CartShipment[];

/** The shipment with a change, made where there is none of its kind. */
export function withShipment<Kind extends DeliveryKind>(
  shipments: Shipments,
  kind: Kind,
  change: Partial<Pick<Extract<CartShipment, { kind: Kind }>, 'destination' | 'method' | 'items'>>,
): Shipments {
  const { shipmentId } = deliveryKinds[kind];
  const before = shipments.find(({ id }) => id === shipmentId) ?? emptyShipment(kind);
  const after = { ...before, ...change } as CartShipment;
  return [...shipments.filter(({ id }) => id !== shipmentId), after];
}

/** Where the default shipment of a kind goes. */
export function destinationOf<Kind extends DeliveryKind>(
  shipments: readonly { readonly id: string; readonly kind: DeliveryKind; readonly destination: unknown }[],
  kind: Kind,
): Destinations[Kind] | null {
  const { shipmentId } = deliveryKinds[kind];
  const found = shipments.find((shipment) => shipment.kind === kind && shipment.id === shipmentId);
  return (found?.destination ?? null) as Destinations[Kind] | null;
}

/**
 * Puts every item into just one shipment: the one that holds it where its kind still takes it, else the default one. Shipments that say
 * nothing any more go.
 */
export function placeItems(shipments: Shipments, items: readonly PlacedItem[]): Shipments {
  const homes = items.map(({ id, item }) => {
    const holder = shipments.find((shipment) => shipment.items.includes(id) && deliveryKindOf(shipment).takes(item));
    return { id, shipment: holder ?? (emptyShipment(defaultKindOf(item)) as CartShipment) };
  });
  const known = new Map<string, CartShipment>();
  for (const shipment of [...homes.map((home) => home.shipment), ...shipments]) known.set(shipment.id, shipment);
  return [...known.values()]
    .map((shipment): CartShipment => ({ ...shipment, items: homes.filter((home) => home.shipment.id === shipment.id).map(({ id }) => id) }))
    .filter(({ items: held, destination, method }) => held.length > 0 || destination !== null || method !== null)
    .toSorted(byKind);
}

/** Where mail about the shipments goes. */
export function emailOfShipments(shipments: readonly Pick<CartShipment, 'kind' | 'destination'>[]): string | undefined {
  return shipments
    .toSorted(byKind)
    .map(({ kind, destination }) => (destination ? deliveryKindOf({ kind }).emailOf(destination) : undefined))
    .findLast((email) => email !== undefined);
}

/** The state or province whose tax applies. */
export function taxRegionOfShipments(shipments: Shipments): string | undefined {
  return shipments
    .map(({ kind, destination }) => (destination ? deliveryKindOf({ kind }).taxRegionOf(destination) : undefined))
    .find((region) => region !== undefined);
}
