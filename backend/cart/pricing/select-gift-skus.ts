import { sql, type RawBuilder } from 'kysely';
import { giversAt, type Giver, type PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';

/** A condition of a statement: the variants are among the items that the promotion is about. */
function isAbout({ items }: Giver, skus: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!items.includes) return sql`true`;
  const { categories, styles } = items.includes;
  return sql`exists (select from variants about left join style_categories listed on listed.style_id = about.style_id
    where about.sku = any(${skus}) and (about.style_id = any(${[...styles]}::text[]) or listed.category_id = any(${[...categories]}::text[])))`;
}

/**
 * An array of a statement: SKUs that promotions may give at a moment to a cart with these variants. Carts without any of a promotion's
 * items do not pay for reading its gifts.
 */
export function selectGiftSkus(promotions: PreparedPromotions, at: Date, skus: RawBuilder<unknown>): RawBuilder<unknown> {
  const gifts = giversAt(promotions, at).map(
    (giver) => sql`case when ${isAbout(giver, skus)} then ${[...giver.reward.skus]}::text[] else '{}' end`,
  );
  return gifts.length === 0 ? sql`'{}'::text[]` : sql`(${sql.join(gifts, sql` || `)})`;
}
