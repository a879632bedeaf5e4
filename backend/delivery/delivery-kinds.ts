import type { DeliveryKind, ShipmentOf } from '../database/documents/shipment-document.ts';
import type { DeliveryKindDefinition } from './delivery-kind.ts';
import { digitalDelivery } from './digital-delivery.ts';
import { homeDelivery } from './home-delivery.ts';

/** Every kind of delivery. Goods go by the first that takes them; mail goes to the last that has an e-mail address. */
export const deliveryKinds: { readonly [Kind in DeliveryKind]: DeliveryKindDefinition<Kind> } = {
  home: homeDelivery,
  digital: digitalDelivery,
};

const kindNames = Object.keys(deliveryKinds) as readonly DeliveryKind[];

export function deliveryKindOf<Kind extends DeliveryKind>({ kind }: { readonly kind: Kind }): DeliveryKindDefinition<Kind> {
  return deliveryKinds[kind];
}

/** Sorts by the registry. */
export function byKind(a: { readonly kind: DeliveryKind }, b: { readonly kind: DeliveryKind }): number {
  return kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind);
}

/** The kind by which goods go where nothing else was chosen. */
export function defaultKindOf(item: Parameters<DeliveryKindDefinition<DeliveryKind>['takes']>[0]): DeliveryKind {
  const found = kindNames.find((kind) => deliveryKinds[kind].takes(item));
  if (!found) throw new Error('[cairn] [delivery] no kind of delivery takes this item');
  return found;
}

/** A shipment with nothing in it and nowhere to go, by its kind's own id. */
export function emptyShipment<Kind extends DeliveryKind>(kind: Kind): ShipmentOf<Kind> {
  return { id: deliveryKinds[kind].shipmentId, kind, destination: null, method: null, items: [] };
}
