import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../retention/retention.ts';

/** Mails of the outbox; one that is still unsent then was given up long ago. */
export const mailRetention: Retention = {
  kind: 'mails',
  remove: (db, before) =>
    inBatches(() =>
      db
        .deleteFrom('outbox')
        .where('id', 'in', (build) =>
          build.selectFrom('outbox').select('id').where('created_at', '<', before).orderBy('created_at').limit(sql.lit(batchSize)),
        )
        .executeTakeFirstOrThrow(),
    ),
};
