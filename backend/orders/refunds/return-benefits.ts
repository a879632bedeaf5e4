import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { reverseEarnedPoints } from '../../loyalty/reverse-points.ts';
import type { OrderRecord } from '../order-record.ts';
import { returnSpend } from '../placing/associate-spend.ts';
import type { RefundPlan } from './plan-refund.ts';
import { calculateShareOfRefund } from './refund-math.ts';

/** Restores the employee's cap by the share of the refunded price. */
export async function returnSpendOfRefund(
  transaction: Transaction<Tables>,
  order: OrderRecord,
  { amountMinor, earlier, content }: RefundPlan,
): Promise<void> {
  const { associateSpend } = order.content;
  if (!associateSpend || amountMinor === 0) return;
  const minor = calculateShareOfRefund(order.content, earlier, content, associateSpend.minor);
  if (minor > 0) await returnSpend(transaction, order.customer_id, { ...associateSpend, minor });
}

/** Takes back the points that the refunded price has earned, as far as the balance allows. */
export async function reversePoints(
  transaction: Transaction<Tables>,
  { id: orderId, customer_id: customerId, content }: OrderRecord,
  { earlier, content: refund }: RefundPlan,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<void> {
  const goods = { ...content, rows: content.rows.filter(({ item }) => !item.isDigitalProduct) };
  const points = calculateShareOfRefund(goods, earlier, refund, content.earnedPoints ?? 0);
  if (points > 0) await reverseEarnedPoints(transaction, { customerId, orderId, reference: refundId, points, now });
}
