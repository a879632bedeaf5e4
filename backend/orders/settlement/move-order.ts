import type { Kysely, QueryCreator } from 'kysely';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { Tables } from '../../database/tables.ts';
import { getNextState, type OrderTransition } from './order-states.ts';
import type { OrderRecord } from '../order-record.ts';

/** Columns that change with the transition. */
export interface OrderChange {
  readonly tenders: readonly OrderTender[];
  readonly cancel_reason?: string;
  readonly settled_at?: Date;
  readonly next_cart_id?: string;
  readonly progress?: 'placed';
}

/**
 * SQL that moves an order from the state that it was read in to the next. It finds a row for only one of several settlers, and may be part
 * of a larger statement.
 * @throws OrderTransitionError
 */
export function buildOrderMove(
  db: QueryCreator<Tables>,
  { id, number, state }: OrderRecord,
  transition: OrderTransition,
  { tenders, ...change }: OrderChange,
) {
  return db
    .updateTable('orders')
    .set({ ...change, tenders: JSON.stringify(tenders), state: getNextState(number, state, transition) })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning(['id', 'cart_id']);
}

/** The order after the transition. */
export function applyTransition(order: OrderRecord, transition: OrderTransition, change: OrderChange): OrderRecord {
  return { ...order, ...change, state: getNextState(order.number, order.state, transition) };
}

/** Null if another settler was first. */
export async function moveOrder(
  db: Kysely<Tables>,
  order: OrderRecord,
  transition: OrderTransition,
  change: OrderChange,
): Promise<OrderRecord | null> {
  const found = await buildOrderMove(db, order, transition, change).executeTakeFirst();
  return found ? applyTransition(order, transition, change) : null;
}
