import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';

/** Pickup time of a shipment that is ordered now, in ISO 8601; undefined for one that no store prepares. */
export function getReadyTime(kinds: DeliveryKinds, shipment: CartShipment, { stores }: Places, now: Date): string | undefined {
  const kind = getDeliveryKind(kinds, shipment);
  const storeId = shipment.destination ? kind.showOnShipment(shipment.destination).storeInfo?.id : undefined;
  const store = storeId === undefined ? undefined : stores.get(storeId);
  return store && kind.getReadyTime?.(store, now)?.toISOString();
}
