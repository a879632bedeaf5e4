import { sql, type Kysely } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';

/** For each table how many rows it has and which transaction wrote the youngest: another answer means that something was written. */
export async function readWritten(db: Kysely<Tables>): Promise<unknown> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts = tables.rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::int as rows, max(xmin::text::bigint)::text as youngest from ${sql.table(name)}`,
  );
  return (await sql`${sql.join(counts, sql` union all `)} order by name`.execute(db)).rows;
}
