import { sql } from 'kysely';
import type { GuestHandover } from '../../features/guest-handover.ts';
import { batchSize, runInBatches, type Retention } from '../../features/retention.ts';
import type { UserDataSource } from '../../features/user-data-part.ts';

/** Deletes counters of customers and email addresses that no order has changed for long. Counters of whole promotions are retained. */
export const couponUsesRetention: Retention = {
  kind: 'couponUses',
  remove: (db, before) =>
    runInBatches(() =>
      sql`delete from promotion_counters where (promotion_id, scope, subject) in (
        select promotion_id, scope, subject from promotion_counters
        where scope in ('customer', 'email') and updated_at < ${before} order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(
        db,
      ),
    ),
};

/** Adds the guest's uses to those of the account. */
export const handOverCouponUses: GuestHandover = async (transaction, { customerId, guestId }) => {
  if (guestId !== undefined)
    await sql`with moved as (
        delete from promotion_counters where scope = 'customer' and subject = ${guestId} returning promotion_id, used, updated_at)
      insert into promotion_counters as c (promotion_id, scope, subject, used, updated_at)
      select promotion_id, 'customer', ${customerId}, used, updated_at from moved
      on conflict (promotion_id, scope, subject) do update
        set used = c.used + excluded.used, updated_at = greatest(c.updated_at, excluded.updated_at)`.execute(transaction);
  return {};
};

/** An email address stays counted as a digest until its retention ends, so that a new account cannot reuse a coupon. */
export const couponUsesData = {
  async erase(transaction, { id }) {
    await transaction.deleteFrom('promotion_counters').where('scope', '=', 'customer').where('subject', '=', id).execute();
  },
} satisfies UserDataSource;
