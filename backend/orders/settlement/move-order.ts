import type { Kysely, QueryCreator } from 'kysely';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { Tables } from '../../database/tables.ts';
import { nextState, type OrderTransition } from './order-states.ts';
import type { OrderRecord } from '../order-record.ts';

/** What changes on the way. */
export interface OrderChange {
  readonly tenders: readonly OrderTender[];
  readonly cancel_reason?: string;
  readonly settled_at?: Date;
  readonly next_cart_id?: string;
  readonly progress?: 'placed';
}

/**
 * The statement that takes an order from the state that it was read in to the next: of several settlers one decides, and for the others it
 * finds no row. It may be a part of a larger one. Throws OrderTransitionError.
 */
export function movingOrder(
  db: QueryCreator<Tables>,
  { id, number, state }: OrderRecord,
  transition: OrderTransition,
  { tenders, ...change }: OrderChange,
) {
  return db
    .updateTable('orders')
    .set({ ...change, tenders: JSON.stringify(tenders), state: nextState(number, state, transition) })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning(['id', 'cart_id']);
}

/** The order as it is then. */
export function moved(order: OrderRecord, transition: OrderTransition, change: OrderChange): OrderRecord {
  return { ...order, ...change, state: nextState(order.number, order.state, transition) };
}

/** Null where another settler was first. */
export async function moveOrder(
  db: Kysely<Tables>,
  order: OrderRecord,
  transition: OrderTransition,
  change: OrderChange,
): Promise<OrderRecord | null> {
  const found = await movingOrder(db, order, transition, change).executeTakeFirst();
  return found ? moved(order, transition, change) : null;
}
