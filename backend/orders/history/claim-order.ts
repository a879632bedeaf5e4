import { sql, type Transaction } from 'kysely';
import type { CouponUse } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockOrder } from '../units/lock-order.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** Moves the coupon uses of an order to the other customer's counters. */
async function moveUses(transaction: Transaction<Tables>, uses: readonly CouponUse[], { from, to, now }: Move): Promise<void> {
  const promotions = uses.filter(({ counted }) => counted.includes('customer')).map(({ promotionId }) => promotionId);
  if (promotions.length === 0) return;
  await sql`with locked as materialized (
      select c.promotion_id, c.subject from promotion_counters c
      where c.scope = 'customer' and c.subject in (${from}, ${to}) and c.promotion_id = any(${promotions}::text[])
      order by c.promotion_id, c.subject for update),
    taken as (
      update promotion_counters c set used = c.used - 1 from locked
      where c.scope = 'customer' and c.promotion_id = locked.promotion_id and c.subject = locked.subject and c.subject = ${from} and c.used > 0
      returning c.promotion_id)
    insert into promotion_counters as c (promotion_id, scope, subject, used, updated_at)
    select promotion_id, 'customer', ${to}, 1, ${now}::timestamptz from taken order by promotion_id
    on conflict (promotion_id, scope, subject) do update set used = c.used + 1, updated_at = excluded.updated_at`.execute(transaction);
}

/**
 * Assigns a guest's order to an account, as a sign-in does with the orders of its guest. Guests have no points, and an account's order is
 * never moved.
 * @returns undefined if the order no longer belongs to a guest
 */
export function claimOrder(
  { db, clock }: Pick<OrderPorts, 'db' | 'clock'>,
  { id, customer_id: from }: OrderRecord,
  to: string,
): Promise<OrderRecord | undefined> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, id);
    const moved = await transaction
      .updateTable('orders')
      .set({ customer_id: to })
      .where('id', '=', id)
      .where('customer_id', '=', from)
      .where('erased_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('customers').select('id').where('id', '=', from).where('role', '=', sql.lit('guest'))),
      )
      .executeTakeFirst();
    if (!locked || moved.numUpdatedRows === 0n) return undefined;
    await moveUses(transaction, locked.order.content.couponUses ?? [], { from, to, now: clock.now() });
    return { ...locked.order, customer_id: to };
  });
}
