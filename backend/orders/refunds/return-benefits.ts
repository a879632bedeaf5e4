import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { reverseEarnedPoints } from '../../loyalty/reverse-points.ts';
import type { OrderRecord } from '../order-record.ts';
import { returnSpend } from '../placing/associate-spend.ts';
import { calculateShareOfChange, type UnitsChange } from './refund-math.ts';

/** Restores the employee's cap by the share of the units. */
export async function returnSpendOfUnits(transaction: Transaction<Tables>, order: OrderRecord, change: UnitsChange): Promise<void> {
  const { associateSpend } = order.content;
  if (!associateSpend) return;
  const minor = calculateShareOfChange(order.content, change, associateSpend.minor);
  if (minor > 0) await returnSpend(transaction, order.customer_id, { ...associateSpend, minor });
}

/** Takes back the points that the units have earned, as far as the balance allows. */
export async function reversePointsOfUnits(
  transaction: Transaction<Tables>,
  { id: orderId, customer_id: customerId, content }: OrderRecord,
  change: UnitsChange,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<void> {
  const goods = { rows: content.rows.filter(({ item }) => !item.isDigitalProduct) };
  const points = calculateShareOfChange(goods, change, content.earnedPoints ?? 0);
  if (points > 0) await reverseEarnedPoints(transaction, { customerId, orderId, reference: refundId, points, now });
}
