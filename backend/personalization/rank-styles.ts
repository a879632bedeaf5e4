import type { SortId } from '#generated/openapi/products.ts';
import { createBitset, has, intersection, type Bitset } from '../catalog/listing-index/bitset.ts';
import type { ListingIndex } from '../catalog/listing-index/listing-index.ts';
import { stretch } from '../catalog/listing-index/narrow.ts';
import type { Strategy } from './experiments-file.ts';

const orders: Readonly<Record<Strategy['kind'], SortId>> = {
  bestSellers: 'bestMatches',
  newest: 'newest',
  topRated: 'topRated',
  similar: 'bestMatches',
};

/** Positions of the set by how many facet values they share with the one that is looked at, then by rank. */
function mostAlike(index: ListingIndex, set: Bitset, looked: number, most: number): number[] {
  const shared = [...index.tokens.values()].filter((token) => has(token, looked));
  const byLikeness: number[][] = Array.from({ length: shared.length + 1 }, () => []);
  for (const position of stretch(index.orders.bestMatches, set, 0, index.size)) {
    const likeness = shared.reduce((sum, token) => sum + Number(has(token, position)), 0);
    if (position !== looked) byLikeness[likeness]?.push(position);
  }
  return byLikeness.toReversed().flat().slice(0, most);
}

/** The first styles of a strategy, whether they can be bought or not; never the one that is looked at where it asks for similar ones. */
export function rankStyles(index: ListingIndex, { kind, categoryId }: Strategy, looked: string, most: number): readonly string[] {
  const category = categoryId === undefined ? index.all : (index.tokens.get(`category=${categoryId}`) ?? createBitset(index.size));
  const order = index.orders[orders[kind]];
  if (kind !== 'similar') return stretch(order, category, 0, most).map(index.styleAt);
  const position = index.positionOf(looked);
  const own = position === undefined ? undefined : index.categoryOf(position);
  if (position === undefined || !own) return [];
  return mostAlike(index, intersection(category, own), position, most).map(index.styleAt);
}
