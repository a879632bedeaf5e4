import type { SortId } from '#generated/openapi/products.ts';
import {
  countBits,
  createBitset,
  hasPosition,
  intersect,
  listPositions,
  selectByMembership,
  countMemberships,
  type Bitset,
} from '../catalog/listing-index/bitset.ts';
import type { ListingIndex } from '../catalog/listing-index/listing-index.ts';
import { slicePositions } from '../catalog/listing-index/narrow-listing.ts';
import type { Strategy } from './experiments-file.ts';

const orders: Readonly<Record<Strategy['kind'], SortId>> = {
  bestSellers: 'bestMatches',
  newest: 'newest',
  topRated: 'topRated',
  similar: 'bestMatches',
};

/** The first styles of the set by rank. A small set is sorted; for a large one, scanning the ranking finds them soon. */
function getFirstByRank(index: ListingIndex, set: Bitset, most: number): number[] {
  if (countBits(set) * 16 > index.size) return slicePositions(index.orders.bestMatches, set, 0, most);
  const { places } = index;
  const nearest = listPositions(set).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return [...nearest.subarray(0, most)];
}

/** Positions of the set, ordered by the number of facet values shared with the viewed style, then by rank. */
function findMostSimilar(index: ListingIndex, set: Bitset, viewedStyle: number, most: number): number[] {
  const shared = [...index.tokens.values()].filter((token) => hasPosition(token, viewedStyle));
  const digits = countMemberships(index.size, shared);
  const found: number[] = [];
  for (let likeness = shared.length; likeness >= 0 && found.length < most; likeness -= 1) {
    const alike = getFirstByRank(index, selectByMembership(set, digits, likeness), most + 1 - found.length);
    found.push(...alike.filter((position) => position !== viewedStyle));
  }
  return found.slice(0, most);
}

/** The first styles of a strategy, available or not, without the viewed style for `similar`. */
export function rankStyles(index: ListingIndex, { kind, categoryId }: Strategy, viewedStyle: string, most: number): readonly string[] {
  const category = categoryId === undefined ? index.all : (index.tokens.get(`category=${categoryId}`) ?? createBitset(index.size));
  const order = index.orders[orders[kind]];
  if (kind !== 'similar') return slicePositions(order, category, 0, most).map(index.getStyleAt);
  const position = index.findPosition(viewedStyle);
  const own = position === undefined ? undefined : index.findCategorySet(position);
  if (position === undefined || !own) return [];
  return findMostSimilar(index, intersect(category, own), position, most).map(index.getStyleAt);
}
