import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderLineUnits } from './order-units.ts';

export interface LockedOrder {
  readonly order: OrderRecord;
  /** Empty of an order that is not paid. */
  readonly lines: readonly OrderLineUnits[];
}

/**
 * Locks an order until the end of the transaction. Everything that changes units of an order begins with this, so that of a cancellation, a
 * parcel and a return at once each sees what the one before has left. Undefined where there is no such order.
 */
export async function lockOrder(transaction: Transaction<Tables>, id: string): Promise<LockedOrder | undefined> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!order) return undefined;
  const lines = await transaction.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('line_id').execute();
  return { order, lines };
}
