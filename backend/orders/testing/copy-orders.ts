import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface OrderCopies {
  /** Id of the order to copy, with its units and its cart. */
  readonly orderId: string;
  readonly count: number;
  /** Minutes between consecutive orders. */
  readonly minutes?: number;
  /** Marks every n-th copy as delivered; none by default. */
  readonly deliverEach?: number;
}

/**
 * Creates older copies of a paid order for its customer.
 * @returns their ids, latest first
 */
export async function copyOrders(
  db: Kysely<Tables>,
  { orderId, count, minutes = 60, deliverEach = 0 }: OrderCopies,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`with copies as materialized (
      select n, gen_random_uuid() as id, gen_random_uuid() as cart from generate_series(1, ${count}::int) n),
    new_carts as (
      insert into carts select (jsonb_populate_record(null::carts, to_jsonb(c) || jsonb_build_object('id', copies.cart))).*
      from copies, orders o join carts c on c.id = o.cart_id where o.id = ${orderId} returning id),
    new_orders as (
      insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
        'id', copies.id, 'cart_id', copies.cart, 'idempotency_key', gen_random_uuid(),
        'number', 'TF-2001-' || lpad((nextval('order_numbers') % 1000000)::text, 6, '0'),
        'placed_at', o.placed_at - copies.n * ${minutes}::int * interval '1 minute',
        'progress', case when ${deliverEach}::int > 0 and copies.n % greatest(${deliverEach}::int, 1) = 0 then 'delivered' else o.progress end))).*
      from copies join new_carts on new_carts.id = copies.cart, orders o where o.id = ${orderId} returning id),
    new_lines as (
      insert into order_lines (order_id, line_id, qty) select new_orders.id, l.line_id, l.qty
      from new_orders, order_lines l where l.order_id = ${orderId})
    select copies.id from copies join new_orders on new_orders.id = copies.id order by copies.n`.execute(db);
  return rows.map(({ id }) => id);
}
