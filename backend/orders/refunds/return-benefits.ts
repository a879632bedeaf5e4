import type { Transaction } from 'kysely';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';
import { returnProgrammeSpend } from '../../loyalty/programme-spend.ts';
import { reverseEarnedPoints } from '../../loyalty/reverse-points.ts';
import type { OrderRecord } from '../order-record.ts';
import { returnSpend } from '../placing/associate-spend.ts';
import { calculateShareOfChange, type UnitsChange } from './refund-math.ts';

const getGoods = ({ rows }: Pick<OrderContent, 'rows'>): Pick<OrderContent, 'rows'> => ({
  rows: rows.filter(({ item }) => !item.isDigitalProduct),
});

/** Restores the employee's cap, and reduces the yearly spend of other programmes, by the share of the units. */
export async function returnSpendOfUnits(transaction: Transaction<Tables>, order: OrderRecord, change: UnitsChange): Promise<void> {
  const { customer_id: customerId, currency, content } = order;
  const { associateSpend, programmeSpend } = content;
  if (associateSpend) {
    const minor = calculateShareOfChange(content, change, associateSpend.minor);
    if (minor > 0) await returnSpend(transaction, customerId, { ...associateSpend, minor });
  }
  if (programmeSpend) {
    const minor = calculateShareOfChange(getGoods(content), change, programmeSpend.minor);
    if (minor > 0) await returnProgrammeSpend(transaction, { customerId, currency }, { ...programmeSpend, minor });
  }
}

/** Takes back the points that the units have earned, as far as the balance allows. */
export async function reversePointsOfUnits(
  transaction: Transaction<Tables>,
  { id: orderId, customer_id: customerId, content }: OrderRecord,
  change: UnitsChange,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<void> {
  const points = calculateShareOfChange(getGoods(content), change, content.earnedPoints ?? 0);
  if (points > 0) await reverseEarnedPoints(transaction, { customerId, orderId, reference: refundId, points, now });
}
