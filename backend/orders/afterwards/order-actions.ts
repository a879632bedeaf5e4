import type { OrderActions, UnitCounts } from '#generated/openapi/shared.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { deliveryKindOf } from '../../delivery/kind-of-shipment.ts';
import type { OrderRecord } from '../order-record.ts';
import { openUnits, type OrderLineUnits } from '../units/order-units.ts';
import type { Afterwards } from './read-afterwards.ts';
import { returnUntil } from '../returns/returnable-units.ts';

/** Units of the lines of a shipment. */
export const linesOfShipment = (lines: readonly OrderLineUnits[], { items }: Pick<OrderShipment, 'items'>): readonly OrderLineUnits[] =>
  lines.filter(({ line_id: id }) => items.includes(id));

/** True while nothing of the shipment is packed, and not all of it is cancelled. */
export function isUntouched(lines: readonly OrderLineUnits[], shipment: Pick<OrderShipment, 'items'>): boolean {
  const own = linesOfShipment(lines, shipment);
  return own.every(({ packed }) => packed === 0) && own.some((line) => openUnits(line) > 0);
}

/** Documents of a paid order, as downloadInvoice has them. */
export function documentsOf(
  kinds: DeliveryKinds,
  { content }: OrderRecord,
  { lines, returns, refunds }: Afterwards,
): OrderActions['documents'] {
  const isWaited = (shipment: OrderShipment): boolean =>
    linesOfShipment(lines, shipment).some(({ qty, cancelled, delivered }) => qty - cancelled > delivered);
  const hasPickup = content.shipments.some((shipment) => deliveryKindOf(kinds, shipment).storeService !== undefined && isWaited(shipment));
  return [
    'INVOICE',
    ...(refunds.some(({ state }) => state === 'refunded') ? (['CREDIT_NOTE'] as const) : []),
    ...(hasPickup ? (['PICKUP_SLIP'] as const) : []),
    ...(returns.some(({ state }) => state === 'requested') ? (['RETURN_LABEL'] as const) : []),
  ];
}

/** What the order's customer can do with it now. @param counts By line. @param days In which units can be returned. */
export function actionsOf(
  kinds: DeliveryKinds,
  order: OrderRecord,
  afterwards: Afterwards,
  counts: ReadonlyMap<string, UnitCounts>,
  days: number,
): OrderActions {
  const { lines, parcels } = afterwards;
  const returnable = [...counts].filter(([, count]) => count.returnable > 0).map(([lineId]) => lineId);
  const until = returnable
    .flatMap((lineId) => returnUntil(order, lineId, parcels, days) ?? [])
    .toSorted(Temporal.PlainDate.compare)
    .at(-1);
  return {
    cancel: [...counts.values()].some(({ cancellable }) => cancellable > 0),
    return: until !== undefined,
    ...(until && { returnUntil: until.toString() }),
    changeAddress: order.content.shipments.some((shipment) => deliveryKindOf(kinds, shipment).needsAddress && isUntouched(lines, shipment)),
    documents: documentsOf(kinds, order, afterwards),
  };
}
