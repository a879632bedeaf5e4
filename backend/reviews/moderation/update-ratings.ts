import { sql, type Transaction } from 'kysely';
import { updateListedRatings } from '../../catalog/listings/update-listed-ratings.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Computes the ratings of styles from their published reviews, and stores changed ones in styles and listings. Triggers of the catalog
 * invalidate the cached pages of both.
 */
export async function updateRatings(transaction: Transaction<Tables>, styleIds: readonly string[]): Promise<void> {
  // Sorted, so that two transactions lock the rows in the same order.
  const sorted = [...new Set(styleIds)].toSorted();
  if (sorted.length === 0) return;
  const locked = sql`(select id from styles where id in (${sql.join(sorted)}) order by id for update)`;
  const { rows } = await sql<{ readonly id: string }>`select locked.id from ${locked} as locked`.execute(transaction);
  if (rows.length === 0) return;
  const changed = await sql<{ readonly id: string }>`
    update styles set rating_score = rated.score, rating_count = rated.count
    from (
      select styles.id, round(avg(reviews.rating), 1)::float8 as score, count(reviews.id)::int as count
      from styles left join reviews on reviews.style_id = styles.id and reviews.state = 'published'
      where styles.id in (${sql.join(rows.map(({ id }) => id))})
      group by styles.id
    ) as rated
    where styles.id = rated.id
      and (styles.rating_score is distinct from rated.score or styles.rating_count <> rated.count)
    returning styles.id`.execute(transaction);
  await updateListedRatings(
    transaction,
    changed.rows.map(({ id }) => id),
  );
}
