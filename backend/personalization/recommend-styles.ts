import type { Kysely } from 'kysely';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import type { ListingIndexes } from '../catalog/listing-index/listing-indexes.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock, Log } from '../ports.ts';
import type { Strategy } from './experiments-file.ts';
import { createKeptLists } from './kept-lists.ts';
import { queryBuyable, type BuyableStyle, type WantedList } from './query-buyable.ts';
import { rankStyles } from './rank-styles.ts';

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

/** A list that is the same for everybody who is shown it. */
interface Question {
  readonly shop: ShopContext;
  readonly strategy: Strategy;
  /** The style that is looked at, where the strategy depends on it. */
  readonly looked: string;
  readonly length: number;
}

/** Lists are longer than what is shown by so much, for what a visitor has in the cart or looks at; for large carts by a multiple of it. */
const spare = 12;

/** Of one list, by what was seen: it is kept for a second. */
const MOST_REMEMBERED = 200;

const styleIdOf = (productId: string): string => productId.slice(0, 8);

const keyOf = ({ shop, strategy, looked, length }: Question): string =>
  [shop.site.id, shop.language, strategy.kind, strategy.categoryId ?? '', looked, length].join(' ');

/** A product's id is that of its first color; a sku where there is nothing left to choose. */
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

/** Ranked styles are asked for in growing portions until enough of them can be bought: mostly the first is enough. */
async function readLists({ db, indexes }: RecommenderPorts, questions: readonly Question[]): Promise<(readonly RecommendedStyle[])[]> {
  const [{ shop }] = questions as [Question];
  const { lists } = await indexes.ask(shop, async (index) => {
    for (let portion = 2; ; portion *= 4) {
      const wanted = questions.map(({ strategy, looked, length }): WantedList => {
        return { styles: rankStyles(index, strategy, looked, length * portion), wanted: length };
      });
      const found = await queryBuyable(db, shop, wanted);
      const isShort = ({ styles, wanted: length }: WantedList, i: number): boolean =>
        (found.lists[i]?.length ?? 0) < length && styles.length === length * portion;
      if (!wanted.some(isShort)) return found;
    }
  });
  return lists.map((list) => list.map(toItem));
}

const unseenByList = new WeakMap<readonly RecommendedStyle[], Map<string, readonly RecommendedStyle[]>>();

/** The beginning of a list without what was seen; the same array for all who have seen the same, for as long as the list is kept. */
function unseen(list: readonly RecommendedStyle[], seen: ReadonlySet<string>, count: number): readonly RecommendedStyle[] {
  const key = [count, ...seen].join(' ');
  const known = unseenByList.get(list) ?? new Map<string, readonly RecommendedStyle[]>();
  unseenByList.set(list, known);
  const rest = known.get(key) ?? list.filter(({ itemGroupId = '' }) => !seen.has(itemGroupId)).slice(0, count);
  if (known.size < MOST_REMEMBERED) known.set(key, rest);
  return rest;
}

/**
 * The products of each strategy in the words and prices of the caller's site, without what is on the page or in the cart; the same question
 * has the same answer. Lists are kept for a second at most, and those that are not kept are read with one statement. A caller without a
 * site of the brand, and a catalog that cannot be read, have empty lists.
 */
export function createRecommender(ports: RecommenderPorts) {
  const listsOf = createKeptLists<Question, readonly RecommendedStyle[]>({
    clock: ports.clock,
    keyOf,
    read: (questions) => readLists(ports, questions),
  });
  return async (beholder: RecommendationContext, strategies: readonly Strategy[]): Promise<readonly (readonly RecommendedStyle[])[]> => {
    const nothing = strategies.map(() => []);
    if (strategies.length === 0 || !beholder.siteId) return nothing;
    try {
      const shop = shopOf(beholder);
      if (shop.site.brand !== beholder.brand.toLowerCase()) return nothing;
      const seen = new Set([...beholder.productIds].map(styleIdOf));
      const [looked = ''] = seen;
      const room = spare * Math.max(1, Math.ceil(seen.size / spare));
      const lists = await listsOf(
        strategies.map((strategy) => {
          return { shop, strategy, looked: strategy.kind === 'similar' ? looked : '', length: strategy.count + room };
        }),
      );
      return strategies.map(({ count }, i) => unseen(lists[i] ?? [], seen, count));
    } catch (cause) {
      ports.log.warn('[cairn] [personalization] nothing is recommended', { siteId: beholder.siteId, cause: String(cause) });
      return nothing;
    }
  };
}
