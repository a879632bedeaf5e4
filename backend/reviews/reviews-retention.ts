import { sql } from 'kysely';
import { batchSize, runInBatches, type Retention } from '../features/retention.ts';

/** Rejected texts, which only their authors can see. */
export const rejectedRetentions: readonly Retention[] = (['reviews', 'questions'] as const).map((table) => ({
  kind: 'rejectedTexts',
  remove: (db, before) =>
    runInBatches(() =>
      sql`delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where state = 'rejected' and updated_at < ${before} order by updated_at limit ${sql.lit(batchSize)})`.execute(
        db,
      ),
    ),
}));
