import { sql, type RawBuilder } from 'kysely';
import { findGivers, type GiftPromotion, type PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';

type Filter = 'categories' | 'styles';

/** The keys by which promotions match variants. The category lookup is a subquery so that it always uses the index. */
const keySqlByFilter: Readonly<Record<Filter, (skus: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  categories: (skus) => sql`select unnest(array(select category_id from style_categories where style_id = variants.style_id))
    from variants where sku = any(${skus})`,
  styles: (skus) => sql`select style_id from variants where sku = any(${skus})`,
};

/** The gifts of promotions that name a category or a style of one of the variants. */
function selectGiftsSql(givers: readonly GiftPromotion[], filter: Filter, skus: RawBuilder<unknown>): readonly RawBuilder<unknown>[] {
  const pairs = givers.flatMap(({ items, reward }) =>
    [...(items.includes?.[filter] ?? [])].flatMap((key) => reward.skus.map((gift) => ({ key, gift }))),
  );
  if (pairs.length === 0) return [];
  const [keys, gifts] = [pairs.map(({ key }) => key), pairs.map(({ gift }) => gift)];
  return [
    sql`array(select gift from unnest(${keys}::text[], ${gifts}::text[]) as named(key, gift) where key in (${keySqlByFilter[filter](skus)}))`,
  ];
}

/**
 * SQL array of the SKUs that promotions may grant at a given time to a cart with these variants. A cart pays only for gifts of promotions
 * on its items. Null without active gifts.
 */
export function selectGiftSkus(promotions: PreparedPromotions, at: Date, skus: RawBuilder<unknown>): RawBuilder<unknown> | null {
  const givers = findGivers(promotions, at);
  const always = givers.flatMap(({ items, reward }) => (items.includes ? [] : reward.skus));
  const parts = [
    ...(always.length > 0 ? [sql`${always}::text[]`] : []),
    ...selectGiftsSql(givers, 'categories', skus),
    ...selectGiftsSql(givers, 'styles', skus),
  ];
  return parts.length === 0 ? null : sql.join(parts, sql` || `);
}
