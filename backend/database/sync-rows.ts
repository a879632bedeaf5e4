import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

const atOnce = 2000;

export interface UpsertOptions {
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Columns that are written for new rows only. */
  readonly initial?: readonly string[];
}

/** Inserts rows, or updates those with the same key. All rows have the columns of the first. */
export async function upsertRows(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly Row[],
  { key, initial = [] }: UpsertOptions,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const updated = columns.filter((column) => !key.includes(column) && !initial.includes(column));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes = sql.join(updated.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const action = updated.length === 0 ? sql`nothing` : sql`update set ${changes}`;
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do ${action}`.execute(transaction);
  }
}

export interface SyncOptions extends UpsertOptions {
  /** Column of the owner of the rows, and its values. Other rows of these owners are deleted. */
  readonly owner: readonly [column: string, values: readonly string[]];
}

/** Replaces all rows of the given owners by `rows`. */
export async function syncRows(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly Row[],
  { owner: [column, values], ...options }: SyncOptions,
): Promise<void> {
  const keys = JSON.stringify(rows.map((row) => Object.fromEntries(options.key.map((name) => [name, row[name]]))));
  const same = sql.join(
    options.key.map((name) => sql`g.${sql.ref(name)} = t.${sql.ref(name)}`),
    sql` and `,
  );
  await sql`delete from ${sql.table(table)} t where t.${sql.ref(column)} = any(${[...values]}::text[])
    and not exists (select from jsonb_populate_recordset(null::${sql.table(table)}, ${keys}::jsonb) g where ${same})`.execute(transaction);
  await upsertRows(transaction, table, rows, options);
}
