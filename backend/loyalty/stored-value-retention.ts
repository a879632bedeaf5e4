import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../features/retention.ts';

/** Rewards and credits that can pay nothing any more, and points of erased accounts. Gift cards and the points of customers stay. */
export const storedValueRetention: Retention = {
  kind: 'storedValue',
  remove: (db, before) =>
    inBatches(() =>
      sql`delete from value_accounts where id in (
        select id from value_accounts
        where (kind in ('reward_code', 'reward_card', 'athlete_credit') or (kind = 'points' and not is_active))
          and updated_at < ${before} and (
          not is_active or expires_at < ${before} or (balance = 0 and kind in ('reward_code', 'reward_card')))
        order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(db),
    ),
};
