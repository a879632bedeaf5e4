import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../../features/retention.ts';

/** Deletes device data of carts that are retained for their order attempts. */
export const deviceRetention: Retention = {
  kind: 'carts',
  remove: (db, before) =>
    runInBatches(() =>
      sql`update carts set device = null where id in (
        select id from carts where device is not null and updated_at < ${before}
        order by updated_at limit ${sql.lit(batchSize)} for update skip locked)`.execute(db),
    ),
};
