import { addPosition, createBitset, type Bitset } from './bitset.ts';
import { yieldInBatches } from './yield-in-batches.ts';
import { noCategory, storedOrders, type StoredIndex } from './listing-index.ts';
import { sortByNumber } from './sort-by-number.ts';

/** The data of a listing that the index needs. */
export interface IndexedListing {
  readonly style_id: string;
  /** The category of its breadcrumbs. */
  readonly category_id: string;
  readonly facets: readonly string[];
  readonly current_minor: number;
  readonly rank: number;
  readonly released_on: string;
  readonly rating_score: number;
}

interface Order {
  readonly by: (listing: IndexedListing) => number | string;
  readonly highestFirst: boolean;
}

/** Listings with equal values are ordered by descending rank, then by ascending id. */
const orders: Readonly<Record<(typeof storedOrders)[number], Order>> = {
  bestMatches: { by: ({ rank }) => rank, highestFirst: true },
  newest: { by: ({ released_on }) => released_on, highestFirst: true },
  priceLowToHigh: { by: ({ current_minor }) => current_minor, highestFirst: false },
  priceHighToLow: { by: ({ current_minor }) => current_minor, highestFirst: true },
  topRated: { by: ({ rating_score }) => rating_score, highestFirst: true },
};

const toBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer => Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** Sorts positions by one order; stable. Distinct values are compared once, because a large catalog has few prices and days. */
function sortPositions(listings: readonly IndexedListing[], positions: Uint32Array, { by, highestFirst }: Order): Uint32Array {
  const values = listings.map(by);
  const distinct = [...new Set(values)].sort((a, b) => (a < b === highestFirst ? 1 : -1));
  const places = new Map(distinct.map((value, place) => [value, place]));
  return sortByNumber(
    positions,
    positions.map((position) => places.get(values[position] as number | string) as number),
  );
}

/** Takes a few milliseconds. */
const batchSize = 1000;

async function createTokenSets(listings: readonly IndexedListing[]): Promise<ReadonlyMap<string, Bitset>> {
  const sets = new Map<string, Bitset>();
  let position = 0;
  for await (const some of yieldInBatches(listings, batchSize)) {
    for (const { facets } of some) {
      for (const token of facets) {
        const set = sets.get(token) ?? createBitset(listings.length);
        addPosition(set, position);
        sets.set(token, set);
      }
      position += 1;
    }
  }
  return sets;
}

/** Builds the index. The listings must be in the order of the styles' ids, which defines their positions. */
export async function buildListingIndex(listings: readonly IndexedListing[], version: string): Promise<StoredIndex> {
  const sets = await createTokenSets(listings);
  const tokens = [...sets.keys()].sort();
  const places = new Map(tokens.map((token, i) => [token, i]));
  const best = sortPositions(listings, Uint32Array.from(listings.keys()), orders.bestMatches);
  const sorted: Uint32Array[] = [];
  for await (const ids of yieldInBatches(storedOrders, 1)) {
    sorted.push(...ids.map((id) => sortPositions(listings, best, orders[id])));
  }
  return {
    version,
    styles: Buffer.from(listings.map(({ style_id }) => style_id).join(''), 'latin1'),
    categories: toBytes(Uint16Array.from(listings, ({ category_id }) => places.get(`category=${category_id}`) ?? noCategory)),
    prices: toBytes(Int32Array.from(listings, ({ current_minor }) => current_minor)),
    orders: Buffer.concat(sorted.map(toBytes)),
    tokens,
    bits: Buffer.concat(tokens.map((token) => toBytes(sets.get(token) as Bitset))),
  };
}
