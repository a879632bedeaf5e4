import { sql } from 'kysely';
import type { CustomerTable } from '../../features/feature.ts';
import { batchSize, type Retention } from '../../features/retention.ts';

interface Looked {
  readonly removed: number;
  readonly seen: number;
  readonly last_at: string | null;
  readonly last_id: string | null;
}

/**
 * Deletes guests, and customers of staff sessions, without a row in any of the tables. Each batch continues after the last customer of the
 * previous one.
 * @param tablesOf The features' guestTables.
 */
export const createGuestRetention = (tablesOf: () => readonly CustomerTable[]): Retention => ({
  kind: 'guests',
  async *remove(db, before) {
    const isUnused = sql.join(
      [
        sql`true`,
        ...tablesOf().map((table) => sql`not exists (select from ${sql.table(table)} as used where used.customer_id = customers.id)`),
      ],
      sql` and `,
    );
    // As text, because PostgreSQL timestamps are more precise than a Date.
    let [lastAt, lastId] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const { rows } = await sql<Looked>`
        with looked as (
          select id, created_at from customers
          where role <> 'registered' and email is null and created_at < ${before} and (created_at, id) > (${lastAt}::timestamptz, ${lastId}::uuid)
          order by created_at, id limit ${sql.lit(batchSize)}
        ), removed as (
          delete from customers where id in (select id from looked) and ${isUnused}
          returning id
        )
        select (select count(*) from removed)::int as removed, (select count(*) from looked)::int as seen, last.created_at::text as last_at, last.id as last_id
        from (values (true)) as one left join (select id, created_at from looked order by created_at desc, id desc limit 1) as last on true`.execute(
        db,
      );
      const [looked] = rows;
      yield looked?.removed ?? 0;
      if (!looked?.last_at || !looked.last_id || looked.seen < batchSize) return;
      [lastAt, lastId] = [looked.last_at, looked.last_id];
    }
  },
});
