import type { Transaction } from 'kysely';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';
import { returnProgrammeSpend } from '../../loyalty/programme-spend.ts';
import { reverseEarnedPoints } from '../../loyalty/reverse-points.ts';
import type { OrderRecord } from '../order-record.ts';
import { returnSpend } from '../placing/associate-spend.ts';
import type { RefundPlan } from './plan-refund.ts';
import { calculateShareOfRefund } from './refund-math.ts';

const getGoods = (content: OrderContent): OrderContent => ({ ...content, rows: content.rows.filter(({ item }) => !item.isDigitalProduct) });

/** Restores the employee's cap, and reduces the yearly spend of other programmes, by the share of the refunded price. */
export async function returnSpendOfRefund(
  transaction: Transaction<Tables>,
  order: OrderRecord,
  { amountMinor, earlier, content: refund }: RefundPlan,
): Promise<void> {
  const { customer_id: customerId, currency, content } = order;
  const { associateSpend, programmeSpend } = content;
  if (amountMinor === 0) return;
  if (associateSpend) {
    const minor = calculateShareOfRefund(content, earlier, refund, associateSpend.minor);
    if (minor > 0) await returnSpend(transaction, customerId, { ...associateSpend, minor });
  }
  if (programmeSpend) {
    const minor = calculateShareOfRefund(getGoods(content), earlier, refund, programmeSpend.minor);
    if (minor > 0) await returnProgrammeSpend(transaction, { customerId, currency }, { ...programmeSpend, minor });
  }
}

/** Takes back the points that the refunded price has earned, as far as the balance allows. */
export async function reversePoints(
  transaction: Transaction<Tables>,
  { id: orderId, customer_id: customerId, content }: OrderRecord,
  { earlier, content: refund }: RefundPlan,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<void> {
  const points = calculateShareOfRefund(getGoods(content), earlier, refund, content.earnedPoints ?? 0);
  if (points > 0) await reverseEarnedPoints(transaction, { customerId, orderId, reference: refundId, points, now });
}
