import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { reverseValue } from '../stored-value/change-value.ts';
import { pointsAccountOf } from './points-account.ts';

export interface PointsReversal {
  readonly customerId: string;
  readonly orderId: string;
  /** Makes it happen once. */
  readonly reference: string;
  readonly points: number;
  readonly now: Date;
}

/** Takes points that an order earned back, as far as they are still there, once per reference. @returns what was taken */
export async function reverseEarnedPoints(
  transaction: Transaction<Tables>,
  { customerId, orderId, reference, points, now }: PointsReversal,
): Promise<number> {
  return reverseValue(transaction, { accountId: pointsAccountOf(customerId), reference, amount: points, orderId, now });
}
