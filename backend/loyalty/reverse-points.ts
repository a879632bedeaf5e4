import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { reverseValue } from '../stored-value/change-value.ts';
import { pointsAccountOf } from './points-account.ts';

export interface PointsReversal {
  readonly customerId: string;
  readonly orderId: string;
  readonly points: number;
  readonly now: Date;
}

/** Takes the points that an order earned back, as far as they are still there, once. @returns what was taken */
export async function reverseEarnedPoints(
  transaction: Transaction<Tables>,
  { customerId, orderId, points, now }: PointsReversal,
): Promise<number> {
  const accountId = pointsAccountOf(customerId);
  return reverseValue(transaction, { accountId, reference: orderId, amount: points, orderId, now });
}
