import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const atOnce = 2000;

/** A temporary table of a rebuild. */
export const stagedWords = 'staged_words';

/** Inserts rows into one table with few statements; the database parses the values by its own column types. */
export async function insertRows(
  transaction: Transaction<Tables>,
  table: keyof Tables | typeof stagedWords,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(transaction);
  }
}
