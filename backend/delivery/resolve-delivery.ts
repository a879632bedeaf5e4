import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { DeliveredItem, DeliveryKinds } from './delivery-kind.ts';
import { getDeliveryKind, findKindOfMethod } from './delivery-kind-lookup.ts';
import type { Places } from './places.ts';
import { getShipmentOfKind } from './shipments.ts';

interface DeliveryRequest {
  readonly shop: ShopContext;
  readonly shipments: readonly CartShipment[];
  readonly choice: DeliveryChoice;
  /** Items for this delivery. */
  readonly items: readonly DeliveredItem[];
  readonly places: Places;
}

/**
 * The shipment of the chosen method's kind with the method and the chosen place, before the items join it.
 * @throws CallError 400 for a method that the items or the site do not have, 404 STR404 for a place that cannot be chosen, 409 if the
 * method does not reach the destination.
 */
export function resolveDelivery(kinds: DeliveryKinds, { shop, shipments, choice, items, places }: DeliveryRequest): CartShipment {
  const notOffered = createBadRequestError([`body: ${choice.code} is not offered for this item`]);
  const kind = findKindOfMethod(kinds, choice.code);
  if (!kind) throw notOffered;
  const definition = getDeliveryKind(kinds, { kind });
  if (!items.every((item) => definition.acceptsItem(item))) throw notOffered;
  const shipment = getShipmentOfKind(kinds, shipments, kind);
  const destination = definition.resolvePlace({ choice, shop, shipment, places });
  const placed = { ...shipment, destination, method: choice.code } as CartShipment;
  definition.assertReachable(placed, choice.code);
  if (!definition.listMethods(shop, placed).some(({ code }) => code === choice.code)) throw notOffered;
  return placed;
}
