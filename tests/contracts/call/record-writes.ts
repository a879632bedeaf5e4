import { sql, type Kysely } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';

/** Events are stored up to a second after their response, during another call. Rejected calls of employees are recorded on purpose. */
const unnoted = ['event_batches', 'staff_actions'];

/** Records every row written in any table from now on; a rolled-back transaction removes its records. */
export async function recordWrites(db: Kysely<Tables>): Promise<void> {
  await sql`create schema noted`.execute(db);
  await sql`create table noted.writes (in_table text not null)`.execute(db);
  await sql`create function noted.note() returns trigger language plpgsql as
    'begin insert into noted.writes values (tg_table_name); return null; end'`.execute(db);
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> all(${unnoted}::text[])`.execute(db);
  for (const { name } of tables.rows) {
    const table = sql.table(name);
    await sql`create trigger noted_rows after insert or update or delete on ${table} for each row execute function noted.note()`.execute(
      db,
    );
    await sql`create trigger noted_truncate after truncate on ${table} for each statement execute function noted.note()`.execute(db);
  }
}

/** Counts the written rows of each table; a different result means that something was written. */
export async function countWrites(db: Kysely<Tables>): Promise<unknown> {
  return (await sql`select in_table, count(*)::int as rows from noted.writes group by in_table order by in_table`.execute(db)).rows;
}
