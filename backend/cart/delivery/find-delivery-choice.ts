import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDefaultKind, getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { toDeliveredItem } from '../lines/same-item.ts';

/** The delivery that the shopper has chosen for a line; undefined for the default delivery of its item. */
export function findDeliveryChoice(kinds: DeliveryKinds, shipments: readonly CartShipment[], line: CartLine): DeliveryChoice | undefined {
  const shipment = shipments.find(({ items }) => items.includes(line.id));
  if (!shipment || shipment.kind === getDefaultKind(kinds, toDeliveredItem(line))) return undefined;
  const kind = getDeliveryKind(kinds, shipment);
  const code = shipment.method ?? kind.codes[0];
  const { storeInfo, collectionPoint } = shipment.destination ? kind.showOnShipment(shipment.destination) : {};
  return (
    code && {
      code,
      ...(storeInfo && { storeId: storeInfo.id }),
      ...(collectionPoint && { collectionPointId: collectionPoint.id }),
    }
  );
}
