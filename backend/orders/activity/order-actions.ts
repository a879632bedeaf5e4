import type { OrderActions, UnitCounts } from '#generated/openapi/shared.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { OrderRecord } from '../order-record.ts';
import { getOpenUnits, type OrderLineUnits } from '../units/order-units.ts';
import type { OrderActivity } from './read-order-activity.ts';
import { getReturnDeadline } from '../returns/returnable-units.ts';

/** Units of the shipment's lines. */
export const getLinesOfShipment = (lines: readonly OrderLineUnits[], { items }: Pick<OrderShipment, 'items'>): readonly OrderLineUnits[] =>
  lines.filter(({ line_id: id }) => items.includes(id));

/** True while nothing of the shipment is packed and not all of it is canceled. */
export function isUntouched(lines: readonly OrderLineUnits[], shipment: Pick<OrderShipment, 'items'>): boolean {
  const own = getLinesOfShipment(lines, shipment);
  return own.every(({ packed }) => packed === 0) && own.some((line) => getOpenUnits(line) > 0);
}

/** Documents that downloadInvoice offers for a paid order. */
function getDocuments(
  kinds: DeliveryKinds,
  { content }: OrderRecord,
  { lines, returns, refunds }: OrderActivity,
): OrderActions['documents'] {
  const isWaited = (shipment: OrderShipment): boolean =>
    getLinesOfShipment(lines, shipment).some(({ qty, cancelled, delivered }) => qty - cancelled > delivered);
  const hasPickup = content.shipments.some((shipment) => getDeliveryKind(kinds, shipment).isCollected && isWaited(shipment));
  return [
    'INVOICE',
    ...(refunds.some(({ state }) => state === 'refunded') ? (['CREDIT_NOTE'] as const) : []),
    ...(hasPickup ? (['PICKUP_SLIP'] as const) : []),
    ...(returns.some(({ state }) => state === 'requested') ? (['RETURN_LABEL'] as const) : []),
  ];
}

/**
 * Returns the actions that the customer can take on the order now.
 * @param counts By line.
 * @param days Return period in days
 */
export function getOrderActions(
  kinds: DeliveryKinds,
  order: OrderRecord,
  afterwards: OrderActivity,
  counts: ReadonlyMap<string, UnitCounts>,
  days: number,
): OrderActions {
  const { lines, parcels } = afterwards;
  const returnable = [...counts].filter(([, count]) => count.returnable > 0).map(([lineId]) => lineId);
  const until = returnable
    .flatMap((lineId) => getReturnDeadline(order, lineId, parcels, days) ?? [])
    .toSorted(Temporal.PlainDate.compare)
    .at(-1);
  return {
    cancel: [...counts.values()].some(({ cancellable }) => cancellable > 0),
    return: until !== undefined,
    ...(until && { returnUntil: until.toString() }),
    changeAddress: order.content.shipments.some((shipment) => getDeliveryKind(kinds, shipment).needsAddress && isUntouched(lines, shipment)),
    documents: getDocuments(kinds, order, afterwards),
  };
}
