import { sql, type Transaction } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import type { ReviewRows } from './review-rows.ts';

const atOnce = 2000;
/** Counts of votes grow in the shop, so a row that exists keeps them. */
const counted: ReadonlySet<string> = new Set(['id', 'helpful', 'not_helpful']);

type Row = Readonly<Record<string, unknown>>;

async function upsertRows(transaction: Transaction<Tables>, table: keyof ReviewRows, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = sql.join(names.filter((name) => !counted.has(name)).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)
      on conflict (id) do update set ${changes}`.execute(transaction);
  }
}

/**
 * Writes the seeded reviews, questions and answers, removes those of an older seed, and computes the ratings of all styles. What shoppers
 * have written stays.
 */
export async function replaceReviews(transaction: Transaction<Tables>, rows: ReviewRows): Promise<void> {
  for (const table of ['reviews', 'questions'] as const) {
    const ids = JSON.stringify(rows[table].map(({ id }) => id));
    await sql`delete from ${sql.table(table)} where is_seed and id not in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`.execute(
      transaction,
    );
  }
  for (const table of ['reviews', 'questions', 'answers'] as const) await upsertRows(transaction, table, rows[table]);
  await sql`update styles set rating_score = rated.score, rating_count = rated.count
    from (select style_id, round(avg(rating), 1)::float8 as score, count(*)::int as count from reviews where state = 'published' group by style_id) as rated
    where rated.style_id = styles.id`.execute(transaction);
}
