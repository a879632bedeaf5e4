import { sql, type RawBuilder } from 'kysely';
import { giversAt, type Giver, type PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';

const skusOf = (givers: readonly Giver[]): readonly string[] => [...new Set(givers.flatMap(({ reward }) => reward.skus))];

/** A condition of a statement: one of the variants is among the items of one of the promotions. */
function isAbout(givers: readonly Giver[], skus: RawBuilder<unknown>): RawBuilder<unknown> {
  const categories = givers.flatMap(({ items }) => [...(items.includes?.categories ?? [])]);
  const styles = givers.flatMap(({ items }) => [...(items.includes?.styles ?? [])]);
  const ofCategory = sql`exists (select from style_categories where category_id = any(${categories}::text[])
    and style_id = any(array(select style_id from variants where sku = any(${skus}))))`;
  const ofStyle = sql`exists (select from variants where sku = any(${skus}) and style_id = any(${styles}::text[]))`;
  if (styles.length === 0) return ofCategory;
  return categories.length === 0 ? ofStyle : sql`(${ofStyle} or ${ofCategory})`;
}

/**
 * An array of a statement: SKUs that promotions may give at a moment to a cart with these variants. Carts without any of the promotions'
 * items do not pay for reading gifts. Null without gifts at the moment.
 */
export function selectGiftSkus(promotions: PreparedPromotions, at: Date, skus: RawBuilder<unknown>): RawBuilder<unknown> | null {
  const givers = giversAt(promotions, at);
  if (givers.length === 0) return null;
  const hasItems = ({ items }: Giver): boolean => items.includes !== null;
  const [always, sometimes] = [skusOf(givers.filter((giver) => !hasItems(giver))), givers.filter(hasItems)];
  if (sometimes.length === 0) return sql`${always}::text[]`;
  return sql`case when ${isAbout(sometimes, skus)} then ${[...always, ...skusOf(sometimes)]}::text[] else ${always}::text[] end`;
}
