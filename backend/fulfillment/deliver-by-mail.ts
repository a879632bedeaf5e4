import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { addUnits } from '../orders/units/change-units.ts';
import { lockOrder } from '../orders/units/lock-order.ts';
import { saveProgress } from '../orders/units/order-progress.ts';
import { getOpenUnits } from '../orders/units/order-units.ts';
import { recordEvent } from '../orders/units/record-event.ts';

export interface MailedLine {
  readonly order: Pick<OrderRecord, 'id' | 'content'>;
  readonly lineId: string;
  readonly now: Date;
}

/**
 * Counts the units of a digital line as packed, shipped and delivered, in the transaction that queues their mail.
 * @returns The number of units to mail: none for a line that is canceled or was mailed before.
 */
export async function deliverByMail(transaction: Transaction<Tables>, { order, lineId, now }: MailedLine): Promise<number> {
  const locked = await lockOrder(transaction, order.id);
  const line = locked?.lines.find(({ line_id: id }) => id === lineId);
  const qty = line ? getOpenUnits(line) : 0;
  if (!locked || qty === 0) return 0;
  const lines = [{ lineId, qty }];
  const shippingId = order.content.shipments.find(({ items }) => items.includes(lineId))?.id;
  const details = { lines, ...(shippingId !== undefined && { shippingId }) };
  await recordEvent(transaction, { orderId: order.id, eventId: `mailed:${lineId}`, kind: 'delivered', at: now, now, details });
  const changed = await addUnits(transaction, locked, ['packed', 'shipped', 'delivered'], lines);
  await saveProgress(transaction, order.id, changed);
  return qty;
}
