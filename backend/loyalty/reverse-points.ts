import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { reverseValue } from '../stored-value/change-value.ts';
import { getPointsAccountId } from './points-account.ts';

export interface PointsReversal {
  readonly customerId: string;
  readonly orderId: string;
  /** Idempotency key of the reversal. */
  readonly reference: string;
  readonly points: number;
  readonly now: Date;
}

/**
 * Takes back the points that an order earned, as far as the balance allows, once per reference.
 * @returns the points taken
 */
export async function reverseEarnedPoints(
  transaction: Transaction<Tables>,
  { customerId, orderId, reference, points, now }: PointsReversal,
): Promise<number> {
  return reverseValue(transaction, { accountId: getPointsAccountId(customerId), reference, amount: points, orderId, now });
}
