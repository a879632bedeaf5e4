import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { nextState, type OrderTransition } from './order-states.ts';
import type { OrderRecord } from './order-record.ts';

type OrderChange = Pick<Updateable<Tables['orders']>, 'tenders' | 'cancel_reason' | 'settled_at'>;

/**
 * Takes an order from the state that it was read in to the next, with what changes on the way: one statement, so that of several
 * settlers one decides. Answers null for the others. Throws OrderTransitionError.
 */
export async function moveOrder(
  db: Kysely<Tables>,
  { id, number, state }: Pick<OrderRecord, 'id' | 'number' | 'state'>,
  transition: OrderTransition,
  change: OrderChange,
): Promise<OrderRecord | null> {
  const moved = await db
    .updateTable('orders')
    .set({ ...change, state: nextState(number, state, transition) })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  return moved ?? null;
}
