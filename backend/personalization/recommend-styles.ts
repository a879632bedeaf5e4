import type { Kysely } from 'kysely';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { ListingIndexes } from '../catalog/listing-index/listing-indexes.ts';
import { getShopContext, type ShopContext } from '../sites/shop-site.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock, Log } from '../ports.ts';
import type { Strategy } from './experiments-file.ts';
import { createListCache } from './list-cache.ts';
import { queryBuyable, type BuyableStyle, type RequestedList } from './query-buyable.ts';
import { rankStyles } from './rank-styles.ts';

type Item = NonNullable<OperationResponse<'decide'>['data']['responses'][number]['actions'][number]['items']>[number];
export type RecommendedStyle = Omit<Item, 'recToken'>;

/** Inputs of a recommendation list. */
export interface RecommendationContext {
  readonly brand: string;
  readonly siteId?: string | undefined;
  readonly locale?: string | undefined;
  /** Product ids; the first is the viewed one. */
  readonly productIds: ReadonlySet<string>;
}

/** A list without personal data, which visitors share. */
interface ListQuery {
  readonly shop: ShopContext;
  readonly strategy: Strategy;
  /** The viewed style, if the strategy depends on it. */
  readonly viewedStyle: string;
  readonly length: number;
}

/** Extra styles per list to replace those that a visitor views or has in the cart. Large carts get a multiple. */
const extraStyles = 12;

/** Cached variants per list, by excluded products. */
const MAX_REMEMBERED = 200;

const getStyleId = (productId: string): string => productId.slice(0, 8);

const getListKey = ({ shop, strategy, viewedStyle, length }: ListQuery): string =>
  [shop.site.id, shop.language, strategy.kind, strategy.categoryId ?? '', viewedStyle, length].join(' ');

/** A product's id is that of its first color, or the SKU if it has a single variant. */
function toItem({ card, sku }: BuyableStyle): RecommendedStyle {
  const { current, original } = card.price;
  return {
    id: sku ?? card.id,
    title: card.name,
    kind: card.kind,
    link: card.pageUrl,
    imageLink: card.images[0]?.src ?? '',
    price: original,
    ...(current < original ? { salePrice: current, percentagePriceDiscount: Math.round((1 - current / original) * 100) } : {}),
    itemGroupId: card.masterId,
    ...(card.rating ? { review_average: card.rating.score } : {}),
  };
}

export interface RecommenderPorts {
  readonly db: Kysely<Tables>;
  readonly indexes: ListingIndexes;
  readonly clock: Clock;
  readonly log: Log;
}

/** Queries ranked styles in growing portions until enough are available. The first portion is usually enough. */
async function readLists({ db, indexes }: RecommenderPorts, questions: readonly ListQuery[]): Promise<(readonly RecommendedStyle[])[]> {
  const [{ shop }] = questions as [ListQuery];
  const { lists } = await indexes.query(shop, async (index) => {
    for (let portion = 2; ; portion *= 4) {
      const requested = questions.map(({ strategy, viewedStyle, length }): RequestedList => {
        return { styles: rankStyles(index, strategy, viewedStyle, length * portion), requested: length };
      });
      const found = await queryBuyable(db, shop, requested);
      const isShort = ({ styles, requested: length }: RequestedList, i: number): boolean =>
        (found.lists[i]?.length ?? 0) < length && styles.length === length * portion;
      if (!requested.some(isShort)) return found;
    }
  });
  return lists.map((list) => list.map(toItem));
}

const unseenByList = new WeakMap<readonly RecommendedStyle[], Map<string, readonly RecommendedStyle[]>>();

/** The start of a list without excluded products. Requests that exclude the same products share one array while the list is cached. */
function excludeSeen(list: readonly RecommendedStyle[], seen: ReadonlySet<string>, count: number): readonly RecommendedStyle[] {
  const key = [count, ...seen].join(' ');
  const known = unseenByList.get(list) ?? new Map<string, readonly RecommendedStyle[]>();
  unseenByList.set(list, known);
  const rest = known.get(key) ?? list.filter(({ itemGroupId = '' }) => !seen.has(itemGroupId)).slice(0, count);
  if (known.size < MAX_REMEMBERED) known.set(key, rest);
  return rest;
}

/**
 * Returns the products of each strategy with texts and prices of the site, without those on the page or in the cart. Lists are cached for a
 * second at most and read in one statement; they are empty without a site of the brand or on a database error.
 */
export function createRecommender(ports: RecommenderPorts) {
  const listsOf = createListCache<ListQuery, readonly RecommendedStyle[]>({
    clock: ports.clock,
    getKey: getListKey,
    read: (questions) => readLists(ports, questions),
  });
  return async (visitor: RecommendationContext, strategies: readonly Strategy[]): Promise<readonly (readonly RecommendedStyle[])[]> => {
    const nothing = strategies.map(() => []);
    if (strategies.length === 0 || !visitor.siteId) return nothing;
    try {
      const shop = getShopContext(visitor);
      if (shop.site.brand !== visitor.brand.toLowerCase()) return nothing;
      const seen = new Set([...visitor.productIds].map(getStyleId));
      const [viewedStyle = ''] = seen;
      const room = extraStyles * Math.max(1, Math.ceil(seen.size / extraStyles));
      const lists = await listsOf(
        strategies.map((strategy) => {
          return { shop, strategy, viewedStyle: strategy.kind === 'similar' ? viewedStyle : '', length: strategy.count + room };
        }),
      );
      return strategies.map(({ count }, i) => excludeSeen(lists[i] ?? [], seen, count));
    } catch (cause) {
      ports.log.warn('[cairn] [personalization] failed to load recommendations', { siteId: visitor.siteId, cause: String(cause) });
      return nothing;
    }
  };
}
