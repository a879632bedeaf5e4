import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type OrderRecord = Selectable<Tables['orders']>;

/** Throws if the order does not exist. */
export function readOrder(db: Kysely<Tables>, id: string): Promise<OrderRecord> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Finds the order of a customer's idempotency key, or of a cart that is ordered or being ordered. The key takes precedence. */
export async function findOrder(db: Kysely<Tables>, customerId: string, key: string, cartId: string): Promise<OrderRecord | undefined> {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.or([where('idempotency_key', '=', key), where.and([where('cart_id', '=', cartId), where('state', '<>', 'cancelled')])]),
    )
    .execute();
  return found.find(({ idempotency_key }) => idempotency_key === key) ?? found[0];
}
