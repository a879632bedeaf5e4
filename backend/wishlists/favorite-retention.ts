import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../features/retention.ts';

/** Retention of inactive guests' lists. A member's lists are deleted with the account. */
export const favoriteRetention: Retention = {
  kind: 'favorites',
  before: ['guests'],
  remove: (db, before) =>
    runInBatches(() =>
      sql`delete from favorite_lists where id in (
        select id from favorite_lists where of_guest and updated_at < ${before}
        order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(db),
    ),
};
