import { sql, type Transaction } from 'kysely';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';

export interface NextCart {
  readonly id: string;
  readonly order: Pick<OrderRecord, 'cart_id'>;
  /** Used tenders, which are not copied. */
  readonly spent: readonly Pick<OrderTender, 'id'>[];
  readonly now: Date;
}

/**
 * Moves the contents of an order's cart to a new cart: goods, deliveries, addresses, coupons, adjustments and usable tenders, with the gift
 * cards reserved by the old cart. The old cart becomes empty and ordered; columns added to carts later are copied too.
 */
export async function openNextCart(transaction: Transaction<Tables>, { id, order, spent, now }: NextCart): Promise<void> {
  const tenders = sql`(select coalesce(jsonb_agg(tender.value order by tender.ordinality), '[]')
    from jsonb_array_elements(c.tenders) with ordinality tender where tender.value ->> 'id' <> all(${spent.map((one) => one.id)}::text[]))`;
  await sql`with ended as (
      update carts set status = 'ordered', version = version + 1, updated_at = ${now}::timestamptz, device = null,
        lines = '[]', shipments = '[]', tenders = '[]', billing_address = null, coupons = '[]', bonus_choices = '[]',
        price_adjustments = '[]', delivery_changes = '[]', left_out = '[]'
      where id = ${order.cart_id} and status = 'processing' returning id),
    moved as (
      update value_accounts set cart_id = ${id}::uuid from ended where value_accounts.cart_id = ended.id)
    insert into carts select (jsonb_populate_record(null::carts, to_jsonb(c) || jsonb_build_object(
      'id', ${id}::uuid, 'status', 'open', 'version', 1, 'tenders', ${tenders},
      'created_at', ${now}::timestamptz, 'updated_at', ${now}::timestamptz))).*
    from carts c join ended on ended.id = c.id`.execute(transaction);
}
