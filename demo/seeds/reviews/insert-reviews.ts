import { sql, type Transaction } from 'kysely';
import { insertRows } from '#backend/database/insert-rows.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { ReviewRows } from './review-rows.ts';

/** Writes the seeded reviews, questions and answers into empty tables, and computes the ratings of all styles. */
export async function insertReviews(transaction: Transaction<Tables>, rows: ReviewRows): Promise<void> {
  for (const table of ['reviews', 'questions', 'answers'] as const) await insertRows(transaction, table, rows[table]);
  await sql`update styles set rating_score = rated.score, rating_count = rated.count
    from (select style_id, round(avg(rating), 1)::float8 as score, count(*)::int as count from reviews where state = 'published' group by style_id) as rated
    where rated.style_id = styles.id`.execute(transaction);
}
