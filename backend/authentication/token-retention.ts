import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../retention/retention.ts';

/** Refresh tokens that have expired, used or not. */
export const tokenRetention: Retention = {
  kind: 'tokens',
  remove: (db, before) =>
    inBatches(() =>
      db
        .deleteFrom('refresh_tokens')
        .where('hash', 'in', (build) =>
          build
            .selectFrom('refresh_tokens')
            .select('hash')
            .where('expires_at', '<', before)
            .orderBy('expires_at')
            .limit(sql.lit(batchSize)),
        )
        .executeTakeFirstOrThrow(),
    ),
};
