import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import type { ProductCard } from '../catalog/listings/build-card.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../ports.ts';
import type { Strategy } from './experiments-file.ts';

type Item = NonNullable<OperationAnswer<'decide'>['data']['responses'][number]['actions'][number]['items']>[number];
export type RecommendedStyle = Omit<Item, 'recToken'>;

/** For whom a list is made. */
export interface RecommendationContext {
  readonly brand: string;
  readonly siteId?: string | undefined;
  readonly locale?: string | undefined;
  /** Product ids; the first is the one that is looked at. */
  readonly productIds: ReadonlySet<string>;
}

interface Found {
  /** Index of the strategy. */
  readonly list: number;
  readonly card: ProductCard;
  /** Of a product that comes in one variant only. */
  readonly sku: string | null;
}

const orders: Readonly<Record<Strategy['kind'], string>> = {
  bestSellers: 'l.rank desc, l.style_id',
  newest: 'l.released_on desc, l.rank desc, l.style_id',
  topRated: 'l.rating_score desc, l.rank desc, l.style_id',
  similar: 'likeness desc, l.rank desc, l.style_id',
};

const styleIdOf = (productId: string): string => productId.slice(0, 8);

/** One list: what can be bought online, without what is on the page or in the cart. */
function listOf({ kind, categoryId, count }: Strategy, index: number, shop: ShopContext, seen: readonly string[]): RawBuilder<unknown> {
  const isSimilar = kind === 'similar';
  return sql`(select ${sql.lit(index)} as list, row_number() over (order by ${sql.raw(orders[kind])}) as place, l.style_id
    from (select n.style_id, n.rank, n.released_on, n.rating_score,
        ${isSimilar ? sql`(select count(*) from unnest(n.facets) one where one = any(v.facets))` : sql`0`} as likeness
      from listings n ${isSimilar ? sql`cross join viewed v` : sql``}
      where n.site_id = ${shop.site.id} and n.language = ${shop.language}
        ${isSimilar ? sql`and n.facets @> array['category=' || v.category_id]` : sql``}
        ${categoryId === undefined ? sql`` : sql`and n.facets @> array[${`category=${categoryId}`}]::text[]`}
        and n.style_id <> all(${[...seen]}::text[])
        and exists (select 1 from variants s join stock k on k.sku = s.sku and k.location = ${shop.site.id}
          where s.style_id = n.style_id and k.quantity > 0)) l
    order by place limit ${count}::int)`;
}

async function queryLists(
  db: Kysely<Tables>,
  strategies: readonly Strategy[],
  shop: ShopContext,
  seen: readonly string[],
): Promise<readonly Found[]> {
  const [looked = ''] = seen;
  const lists = strategies.map((strategy, index) => listOf(strategy, index, shop, seen));
  const result = await sql<Found>`with viewed as (select n.facets, s.category_id from listings n join styles s on s.id = n.style_id
      where n.site_id = ${shop.site.id} and n.language = ${shop.language} and n.style_id = ${looked}),
    picked as (${sql.join(lists, sql` union all `)})
    select p.list, l.card,
      (select case when count(*) = 1 then min(v.sku) end from variants v
        where v.style_id = l.style_id and v.colour_code = substr(l.card ->> 'id', 9)) as sku
    from picked p
    join listings l on l.style_id = p.style_id and l.site_id = ${shop.site.id} and l.language = ${shop.language}
    order by p.list, p.place`.execute(db);
  return result.rows;
}

/** A product's id is that of its first colour; a sku where there is nothing left to choose. */
function toItem({ card, sku }: Found): RecommendedStyle {
  const { current, original } = card.price;
  return {
    id: sku ?? card.id,
    title: card.name,
    link: card.pageUrl,
    imageLink: card.images[0]?.src ?? '',
    price: original,
    ...(current < original ? { salePrice: current } : {}),
    itemGroupId: card.masterId,
  };
}

/**
 * The products of each strategy in the words and prices of the caller's site, all with one statement; the same question has the same
 * answer. A caller without a site of the brand, and a catalogue that cannot be read, have empty lists.
 */
export function createRecommender({ db, log }: { readonly db: Kysely<Tables>; readonly log: Log }) {
  return async (beholder: RecommendationContext, strategies: readonly Strategy[]): Promise<readonly (readonly RecommendedStyle[])[]> => {
    const nothing = strategies.map(() => []);
    if (strategies.length === 0 || !beholder.siteId) return nothing;
    try {
      const shop = shopOf(beholder);
      if (shop.site.brand !== beholder.brand.toLowerCase()) return nothing;
      const rows = await queryLists(db, strategies, shop, [...new Set([...beholder.productIds].map(styleIdOf))]);
      return strategies.map((_, index) => rows.filter(({ list }) => list === index).map(toItem));
    } catch (cause) {
      log.warn('[cairn] [personalization] nothing is recommended', { siteId: beholder.siteId, cause: String(cause) });
      return nothing;
    }
  };
}
