import type { Transaction } from 'kysely';
import type { LineUnits as LineUnitsOnWire } from '#generated/openapi/shared.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { addUnits } from '../../orders/units/change-units.ts';
import type { LockedOrder } from '../../orders/units/lock-order.ts';
import type { OrderLineUnits } from '../../orders/units/order-units.ts';
import type { EventOf } from './event-fields.ts';
import { createEventNotAllowedError } from './event-not-allowed.ts';
import { getPromisedDay } from './promised-day.ts';

/** Combines the units of a request by line. */
export function combineLineUnits(items: readonly LineUnitsOnWire[]): readonly LineUnits[] {
  const sums = new Map<string, number>();
  for (const { itemId, qty } of items) sums.set(itemId, (sums.get(itemId) ?? 0) + qty);
  return [...sums].map(([lineId, qty]) => ({ lineId, qty }));
}

/** Creates a parcel with units of one shipment. Its expected day is the one promised to the shopper. */
export async function packParcel(
  transaction: Transaction<Tables>,
  locked: LockedOrder,
  { parcelId, shippingId, items, at }: EventOf<'packed'>,
): Promise<readonly OrderLineUnits[]> {
  const { order } = locked;
  const shipment = order.content.shipments.find(({ id }) => id === shippingId);
  if (!shipment) throw createEventNotAllowedError(`The order has no shipment ${shippingId}.`);
  const lines = combineLineUnits(items);
  const otherLine = lines.find(({ lineId }) => !shipment.items.includes(lineId));
  if (otherLine) throw createEventNotAllowedError(`Line ${otherLine.lineId} does not belong to shipment ${shippingId}.`);
  const promised = getPromisedDay(order, shipment);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('order_parcels')
    .values({
      order_id: order.id,
      parcel_id: parcelId,
      shipment_id: shippingId,
      state: 'packed',
      lines: JSON.stringify(lines),
      packed_at: new Date(at),
      first_expected_on: promised,
      expected_on: promised,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw createEventNotAllowedError(`The order already has a parcel ${parcelId}.`);
  return addUnits(transaction, locked, ['packed'], lines);
}
