import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderLineUnits } from './order-units.ts';

export interface LockedOrder {
  readonly order: OrderRecord;
  /** Empty for an unpaid order. */
  readonly lines: readonly OrderLineUnits[];
}

/**
 * Locks an order until the end of the transaction, to serialize cancellations, parcels and returns. Every change of units must start with
 * it.
 * @returns undefined if the order does not exist
 */
export async function lockOrder(transaction: Transaction<Tables>, id: string): Promise<LockedOrder | undefined> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!order) return undefined;
  const lines = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('line_id').execute();
  return { order, lines };
}
