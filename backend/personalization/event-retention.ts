import { sql } from 'kysely';
import { batchSize, inBatches, type Retention } from '../retention/retention.ts';

/**
 * What visitors were shown and did. The index of ages has ranges of pages alone, so that it says where the old ones end but not their order:
 * that is the order of their ids, but for those that have waited for the database.
 */
export const eventRetention: Retention = {
  kind: 'events',
  async *remove(db, before) {
    // An expression, as otherwise the ids would be walked down from the youngest.
    const { rows } = await sql<{ readonly last: string | null }>`
      select max(id + 0) as last from record_events where recorded_at < ${before}`.execute(db);
    const last = rows[0]?.last ?? null;
    if (last === null) return;
    yield* inBatches(() =>
      sql`delete from record_events where id in (
        select id from record_events where id <= ${last}::bigint and recorded_at < ${before} order by id limit ${sql.lit(batchSize)})`.execute(
        db,
      ),
    );
  },
};
