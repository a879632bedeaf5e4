import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { DeliveryKind, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { DeliveredItem, DeliveryKindDefinition, DeliveryKinds } from './delivery-kind.ts';

const getKindNames = (kinds: DeliveryKinds): readonly DeliveryKind[] => Object.keys(kinds) as DeliveryKind[];

export function getDeliveryKind<Kind extends DeliveryKind>(
  kinds: DeliveryKinds,
  { kind }: { readonly kind: Kind },
): DeliveryKindDefinition<Kind> {
  return kinds[kind];
}

/** Sorted copy, in the order of the registry. */
export function sortByKind<Shipment extends { readonly kind: DeliveryKind }>(
  kinds: DeliveryKinds,
  shipments: readonly Shipment[],
): readonly Shipment[] {
  const names = getKindNames(kinds);
  return shipments.toSorted((a, b) => names.indexOf(a.kind) - names.indexOf(b.kind));
}

/** The kind of an item without a choice by the shopper. */
export function getDefaultKind(kinds: DeliveryKinds, item: DeliveredItem): DeliveryKind {
  const found = getKindNames(kinds).find((kind) => kinds[kind].acceptsItem(item));
  if (!found) throw new Error('[cairn] [delivery] no delivery kind takes this item');
  return found;
}

/** The kind of requests without shippingId and of empty carts. */
export function getFirstKind(kinds: DeliveryKinds): DeliveryKind {
  const [first] = getKindNames(kinds);
  if (!first) throw new Error('[cairn] [delivery] there is no delivery kind');
  return first;
}

/** The kind whose default shipment has this id. */
export function getKindOfShipmentId(kinds: DeliveryKinds, shippingId = kinds[getFirstKind(kinds)].shipmentId): DeliveryKind | undefined {
  return getKindNames(kinds).find((kind) => kinds[kind].shipmentId === shippingId);
}

/** The first kind with a method of this code. */
export function findKindOfMethod(kinds: DeliveryKinds, code: ShippingMethodCode): DeliveryKind | undefined {
  return getKindNames(kinds).find((kind) => kinds[kind].codes.includes(code));
}

/** The kinds that can deliver an item, in the order of the registry. */
export function getKindsOfItem(kinds: DeliveryKinds, item: DeliveredItem): readonly DeliveryKind[] {
  return getKindNames(kinds).filter((kind) => kinds[kind].acceptsItem(item));
}

/** The default shipment of a kind, without items and destination. */
export function createEmptyShipment<Kind extends DeliveryKind>(kinds: DeliveryKinds, kind: Kind): ShipmentOf<Kind> {
  return { id: kinds[kind].shipmentId, kind, destination: null, method: null, items: [] };
}
