import { sql, type Transaction } from 'kysely';
import { upsertRows } from '#backend/database/sync-rows.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { ReviewRows } from './review-rows.ts';

/** Shoppers' votes are counted in the shop, so existing rows keep them. */
const initial = ['helpful', 'not_helpful'];

/**
 * Writes the seeded reviews, questions and answers, removes those of an older seed, and computes the ratings of all styles. Shoppers' own
 * entries stay.
 */
export async function replaceReviews(transaction: Transaction<Tables>, rows: ReviewRows): Promise<void> {
  for (const table of ['reviews', 'questions'] as const) {
    const ids = JSON.stringify(rows[table].map(({ id }) => id));
    await sql`delete from ${sql.table(table)} where is_seed and id not in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`.execute(
      transaction,
    );
  }
  for (const table of ['reviews', 'questions', 'answers'] as const)
    await upsertRows(transaction, table, rows[table], { key: ['id'], initial });
  await sql`update styles set rating_score = rated.score, rating_count = rated.count
    from (select style_id, round(avg(rating), 1)::float8 as score, count(*)::int as count from reviews where state = 'published' group by style_id) as rated
    where rated.style_id = styles.id`.execute(transaction);
}
