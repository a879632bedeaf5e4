import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../features/retention.ts';

/**
 * Retention of rewards and credits that can no longer pay, and of points of erased accounts. Gift cards and customers' points are not
 * deleted.
 */
export const storedValueRetention: Retention = {
  kind: 'storedValue',
  remove: (db, before) =>
    runInBatches(() =>
      sql`delete from value_accounts where id in (
        select id from value_accounts
        where (kind in ('reward_code', 'reward_card', 'athlete_credit') or (kind = 'points' and not is_active))
          and updated_at < ${before} and (
          not is_active or expires_at < ${before} or (balance = 0 and kind in ('reward_code', 'reward_card')))
        order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(db),
    ),
};
