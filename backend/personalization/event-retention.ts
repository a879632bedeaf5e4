import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../retention/retention.ts';

/** What visitors were shown and did. */
export const eventRetention: Retention = {
  kind: 'events',
  remove: (db, before) =>
    inBatches(() =>
      db
        .deleteFrom('record_events')
        .where('id', 'in', (build) =>
          build.selectFrom('record_events').select('id').where('recorded_at', '<', before).orderBy('recorded_at').limit(sql.lit(batchSize)),
        )
        .executeTakeFirstOrThrow(),
    ),
};
