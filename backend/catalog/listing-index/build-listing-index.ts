import { add, createBitset } from './bitset.ts';
import { noCategory, storedOrders, type StoredIndex } from './listing-index.ts';

/** What the index knows of a listing. */
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

type Order = (a: IndexedListing, b: IndexedListing) => number;

const byId: Order = (a, b) => (a.style_id < b.style_id ? -1 : 1);
const byRank: Order = (a, b) => b.rank - a.rank || byId(a, b);
const orders: Readonly<Record<(typeof storedOrders)[number], Order>> = {
  bestMatches: byRank,
  newest: (a, b) => (a.released_on === b.released_on ? byRank(a, b) : a.released_on < b.released_on ? 1 : -1),
  priceLowToHigh: (a, b) => a.current_minor - b.current_minor || byRank(a, b),
  priceHighToLow: (a, b) => b.current_minor - a.current_minor || byRank(a, b),
  topRated: (a, b) => b.rating_score - a.rating_score || byRank(a, b),
};

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer => Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

/** The index of listings that are given in the order of their positions. */
export function buildListingIndex(listings: readonly IndexedListing[], version: string): StoredIndex {
  const tokens = [...new Set(listings.flatMap(({ facets }) => facets))].sort();
  const places = new Map(tokens.map((token, i) => [token, i]));
  const sets = tokens.map(() => createBitset(listings.length));
  for (const [position, { facets }] of listings.entries()) {
    for (const token of facets) add(sets[places.get(token) as number] as Uint32Array, position);
  }
  const positions = new Map(listings.map((listing, position) => [listing, position]));
  const inOrder = storedOrders.flatMap((id) => listings.toSorted(orders[id]).map((listing) => positions.get(listing) as number));
  return {
    version,
    styles: Buffer.from(listings.map(({ style_id }) => style_id).join(''), 'latin1'),
    categories: bytesOf(Uint16Array.from(listings, ({ category_id }) => places.get(`category=${category_id}`) ?? noCategory)),
    prices: bytesOf(Int32Array.from(listings, ({ current_minor }) => current_minor)),
    orders: bytesOf(Uint32Array.from(inOrder)),
    tokens,
    bits: Buffer.concat(sets.map(bytesOf)),
  };
}
