import { sql, type Transaction } from 'kysely';
import type { CartTender } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { StoredCart } from '../cart/cart-record.ts';
import { isRevision } from '../cart/save-cart.ts';
import type { OrderRecord } from './order-record.ts';
import { stockTable, type StockUnits } from './stock.ts';

export interface NewOrder {
  /** But for its number, which the database counts. */
  readonly order: Omit<OrderRecord, 'number'>;
  /** What its number begins with. */
  readonly prefix: string;
  readonly cart: StoredCart;
  /** What the cart has of its tenders meanwhile. */
  readonly kept: readonly CartTender[];
  readonly units: readonly StockUnits[];
}

/** The cart is no longer as it was read, or its key has an order by now. */
export const overtaken = Symbol('overtaken');

export interface StoredOrder {
  readonly order: OrderRecord;
}

export interface SoldOut {
  /** Units that stock lacks, by sku. */
  readonly missing: Readonly<Record<string, number>>;
}

interface Outcome {
  readonly closed: boolean;
  readonly missing: SoldOut['missing'] | null;
  readonly number: string | null;
  readonly content: OrderRecord['content'];
}

/**
 * Closes the cart where it is still as it was read, takes its units off the shelf, all or none, and stores the order: one statement. Where
 * it answers that the order could not be stored, the transaction has to be rolled back. Rows of stock are locked before they are judged and
 * in one order everywhere, so that what another order takes meanwhile is seen and two orders never wait for each other.
 */
export async function storeOrder(
  transaction: Transaction<Tables>,
  { order, prefix, cart, kept, units }: NewOrder,
): Promise<StoredOrder | SoldOut | typeof overtaken> {
  const { rows } = await sql<Outcome>`with closed as (
      update carts set status = 'processing', tenders = ${JSON.stringify(kept)}::jsonb, updated_at = ${order.placed_at}
      where carts.id = ${cart.id} and carts.status = 'open' and ${isRevision(cart)} returning carts.id),
    wanted (sku, location, units) as (select * from ${stockTable(units)} where exists (select from closed)),
    shelf as materialized (
      select k.sku, k.location, k.quantity, w.units from stock k join wanted w on w.sku = k.sku and w.location = k.location
      order by k.location, k.sku for update of k),
    missing as (
      select w.sku, (w.units - coalesce(s.quantity, 0)) as units
      from wanted w left join shelf s on s.sku = w.sku and s.location = w.location where w.units > coalesce(s.quantity, 0)),
    taken as (
      update stock k set quantity = k.quantity - s.units from shelf s
      where k.sku = s.sku and k.location = s.location and not exists (select from missing)),
    placed as (
      insert into orders (id, number, customer_id, cart_id, idempotency_key, site_id, locale, state, email, currency, total_minor,
        content, tenders, placed_at)
      select ${order.id}::uuid, ${prefix}::text || to_char(nextval('order_numbers'), 'FM999000000'), ${order.customer_id}::uuid, closed.id,
        ${order.idempotency_key}::uuid, ${order.site_id}, ${order.locale}, ${order.state}, ${order.email}, ${order.currency},
        ${order.total_minor}::int, ${JSON.stringify(order.content)}::jsonb, ${JSON.stringify(order.tenders)}::jsonb, ${order.placed_at}::timestamptz
      from closed where not exists (select from missing)
      on conflict do nothing returning number, content)
    select exists (select from closed) as closed, (select json_object_agg(sku, units) from missing) as missing, placed.number, placed.content
    from (select) as once left join placed on true`.execute(transaction);
  const { closed, missing, number, content } = rows[0] as Outcome;
  if (!closed) return overtaken;
  if (missing) return { missing };
  // As the database has written it down, so that an order is told in the same words whenever it is asked for.
  return number === null ? overtaken : { order: { ...order, number, content } };
}
