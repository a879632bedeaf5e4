import { sql, type Kysely } from 'kysely';
import type { WidgetId } from '#generated/openapi/products.ts';
import type { ListingIndex } from '../../catalog/listing-index/listing-index.ts';
import { slicePositions } from '../../catalog/listing-index/narrow-listing.ts';
import { hasPosition } from '../../catalog/listing-index/bitset.ts';
import type { Tables } from '../../database/tables.ts';
import { rankStyles } from '../rank-styles.ts';

/** Number of latest orders to analyze. */
const MAX_ORDERS = 500;
/** Maximum number of ranked styles, available or not. */
const MAX_STYLES = 96;

export interface WidgetSource {
  readonly index: ListingIndex;
  /** The style of the page. */
  readonly styleId: string;
  /** All named styles, starting with the page's. */
  readonly named: readonly string[];
  /** Styles that were ordered with the style, most frequent first. */
  readonly orderedWith: readonly string[];
}

/** Ranking functions by widget. */
export const rankings = {
  similar: ({ index, styleId }) => rankStyles(index, { kind: 'similar', count: MAX_STYLES }, styleId, MAX_STYLES),
  alsoBought: ({ index, styleId, orderedWith }) => [...new Set([...orderedWith, ...findBestSellersOfAudience(index, styleId)])],
  recentlyViewed: ({ named }) => named,
} as const satisfies Readonly<Record<WidgetId, (source: WidgetSource) => readonly string[]>>;

/** Best sellers of other categories for a style's audience. */
function findBestSellersOfAudience(index: ListingIndex, styleId: string): readonly string[] {
  const position = index.findPosition(styleId);
  if (position === undefined) return [];
  const audience =
    [...index.tokens].find(([token, styles]) => token.startsWith('gender=') && hasPosition(styles, position))?.[1] ?? index.all;
  const own = index.findCategorySet(position);
  return slicePositions(index.orders.bestMatches, audience, 0, MAX_STYLES)
    .filter((other) => !own || !hasPosition(own, other))
    .map(index.getStyleAt);
}

/** Styles from the latest orders with the style, by the number of orders that contain them. */
export async function readOrderedWith(db: Kysely<Tables>, styleId: string, siteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly style: string }>`select other.style
    from (select content from orders
      where jsonb_path_query_array(content, '$.rows[*].item.masterId') @> ${JSON.stringify([styleId])}::jsonb
        and site_id = ${siteId} and state <> 'cancelled'
      order by placed_at desc limit ${MAX_ORDERS}::int) o,
    lateral (select distinct r -> 'item' ->> 'masterId' as style from jsonb_array_elements(o.content -> 'rows') r) other
    where other.style <> ${styleId}
    group by other.style order by count(*) desc, other.style limit ${MAX_STYLES}::int`.execute(db);
  return rows.map(({ style }) => style);
}
