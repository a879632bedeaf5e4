import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { reorderByRating } from '../listing-index/reorder-by-rating.ts';

/** Writes the ratings of these styles to their cards, and re-sorts the listings of their sites by rating. */
export async function updateListedRatings(transaction: Transaction<Tables>, styleIds: readonly string[]): Promise<void> {
  if (styleIds.length === 0) return;
  const { rows } = await sql<{ readonly site_id: string; readonly language: string; readonly is_moved: boolean }>`
    with rated as (
      update listings set
        rating_score = coalesce(styles.rating_score, 0),
        card = (case when styles.rating_count = 0 then listings.card::jsonb - 'rating'
          else jsonb_set(listings.card::jsonb, '{rating}', jsonb_build_object('score', styles.rating_score, 'reviewsCount', styles.rating_count)) end)::json
      from styles, listings as previous
      where styles.id = listings.style_id and styles.id in (${sql.join(styleIds)})
        and previous.site_id = listings.site_id and previous.language = listings.language and previous.style_id = listings.style_id
      returning listings.site_id, listings.language, previous.rating_score <> coalesce(styles.rating_score, 0) as is_moved
    )
    select site_id, language, bool_or(is_moved) as is_moved from rated group by site_id, language order by site_id, language`.execute(
    transaction,
  );
  for (const { site_id, language, is_moved } of rows) if (is_moved) await sortAgain(transaction, site_id, language);
}

async function sortAgain(transaction: Transaction<Tables>, siteId: string, language: string): Promise<void> {
  const index = await transaction
    .selectFrom('listing_indexes')
    .select(['styles', 'orders'])
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();
  if (!index) return;
  const ratings = await transaction
    .selectFrom('listings')
    .select(['style_id', 'rating_score'])
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .execute();
  const scores = new Map(ratings.map(({ style_id, rating_score }) => [style_id, rating_score]));
  await transaction
    .updateTable('listing_indexes')
    .set({ orders: reorderByRating(index, scores), version: randomUUID() })
    .where('site_id', '=', siteId)
    .where('language', '=', language)
    .execute();
}
