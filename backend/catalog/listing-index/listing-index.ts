import type { SortId } from '#generated/openapi/products.ts';
import type { ListingIndexesTable } from '../../database/tables/catalog.ts';
import { createFullBitset, countWords, type Bitset } from './bitset.ts';

/** The sort orders, in the sequence of the stored index. */
export const storedOrders = ['bestMatches', 'newest', 'priceLowToHigh', 'priceHighToLow', 'topRated'] as const satisfies readonly SortId[];

/** Marks a style whose own category has no listings. */
export const noCategory = 0xffff;

const styleIdLength = 8;

/** Prefix of the tokens of sizes in stock. They are not a facet, so they are not counted. */
export const stockedPrefix = 'stocked ';

/**
 * The products of a site in a language, by columns. Each style has a position, in the order of the ids; each facet value has the set of its
 * positions. All listing data except cards comes from it; the words of a search are read from the database.
 */
export interface ListingIndex {
  /** Changes with each rebuild of the listings. */
  readonly version: string;
  readonly size: number;
  readonly all: Bitset;
  /** Keyed by `<facet>=<value>`. */
  readonly tokens: ReadonlyMap<string, Bitset>;
  /** Styles with a size in stock, by `size=<code>`, as of the last rebuild. */
  readonly stocked: ReadonlyMap<string, Bitset>;
  /** Positions in each order. */
  readonly orders: Readonly<Record<SortId, Uint32Array>>;
  /** Rank of each position among the best matches. */
  readonly places: Uint32Array;
  /** Current price of each position in minor units. */
  readonly prices: Int32Array;
  getStyleAt(position: number): string;
  /** Undefined for a style that is not sold. */
  findPosition(styleId: string): number | undefined;
  /** The set of the category that a style belongs to. */
  findCategorySet(position: number): Bitset | undefined;
}

export type StoredIndex = Pick<ListingIndexesTable, 'version' | 'styles' | 'categories' | 'prices' | 'orders' | 'tokens' | 'bits'>;

/** Copies bytes from the database, because typed arrays require aligned offsets. */
const copyAligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

export function openListingIndex(stored: StoredIndex): ListingIndex {
  const { version, tokens } = stored;
  const styles = Buffer.from(stored.styles).toString('latin1');
  const size = styles.length / styleIdLength;
  const words = countWords(size);
  const categories = new Uint16Array(copyAligned(stored.categories));
  const orders = new Uint32Array(copyAligned(stored.orders));
  const bits = new Uint32Array(copyAligned(stored.bits));
  const sets = new Map<string, Bitset>();
  const stocked = new Map<string, Bitset>();
  for (const [i, token] of tokens.entries()) {
    const set = bits.subarray(i * words, (i + 1) * words);
    if (token.startsWith(stockedPrefix)) stocked.set(token.slice(stockedPrefix.length), set);
    else sets.set(token, set);
  }
  const best = orders.subarray(0, size);
  const places = new Uint32Array(size);
  best.forEach((position, place) => void (places[position] = place));
  const styleAt = (position: number): string => styles.slice(position * styleIdLength, (position + 1) * styleIdLength);
  return {
    version,
    size,
    all: createFullBitset(size),
    tokens: sets,
    stocked,
    orders: Object.fromEntries(storedOrders.map((id, i) => [id, orders.subarray(i * size, (i + 1) * size)])) as ListingIndex['orders'],
    places,
    prices: new Int32Array(copyAligned(stored.prices)),
    getStyleAt: styleAt,
    findPosition(styleId) {
      let low = 0;
      let high = size;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (styleAt(middle) < styleId) low = middle + 1;
        else high = middle;
      }
      return low < size && styleAt(low) === styleId ? low : undefined;
    },
    findCategorySet: (position) => sets.get(tokens[categories[position] ?? noCategory] ?? ''),
  };
}
