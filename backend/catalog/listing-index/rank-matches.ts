import { add, createBitset, has, intersection, positionsOf, setOf, type Bitset } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Matches } from './narrow.ts';
import { visitPostings } from './postings.ts';
import { sortByNumber } from './sort-by-number.ts';

/** What one word of a search has found, as postings. */
export interface FoundByWord {
  /** By its basic form. */
  readonly exact: Uint8Array;
  /** By what begins with it. */
  readonly beginnings: Uint8Array;
  /** Which of the two say how good a match is. */
  readonly ranked: 'exact' | 'beginnings' | 'both';
}

/** A word that is ranked by one of the two is worth as much as one that is ranked by both. */
const factors = {
  exact: { exact: 2, beginnings: 0 },
  beginnings: { exact: 0, beginnings: 2 },
  both: { exact: 1, beginnings: 1 },
} as const satisfies Record<FoundByWord['ranked'], object>;

const farthest = 2 ** 32 - 1;

/** Places by what was found there, the best first, as positions. */
function byWorth({ orders }: ListingIndex, found: Uint32Array, worths: Float64Array): Uint32Array {
  let most = 0;
  for (let i = 0; i < found.length; i += 1) most = Math.max(most, worths[found[i] ?? 0] ?? 0);
  const behind = new Uint32Array(found.length);
  for (let i = 0; i < found.length; i += 1) behind[i] = Math.min(most - (worths[found[i] ?? 0] ?? 0), farthest);
  const order = sortByNumber(found, behind);
  for (let i = 0; i < order.length; i += 1) order[i] = orders.bestMatches[order[i] ?? 0] ?? 0;
  return order;
}

/** Styles that are worth more than others, whatever their texts hold. */
export interface Scored {
  readonly set: Bitset;
  readonly worth: number;
}

export interface Scores {
  readonly sets: readonly Scored[];
  readonly words: readonly FoundByWord[];
}

/** Adds what a word is worth in each style, by its place among the best matches. */
function addWorths(
  { places }: ListingIndex,
  worths: Float64Array,
  word: FoundByWord,
  visit: (place: number) => void = () => undefined,
): void {
  for (const part of ['exact', 'beginnings'] as const) {
    const factor = factors[word.ranked][part];
    visitPostings(word[part], (position, worth) => {
      const place = places[position] ?? 0;
      visit(place);
      worths[place] = (worths[place] ?? 0) + worth * factor;
    });
  }
}

/** Positions of a set, those first that are worth most, of equals the best. */
export function scoreMatches(index: ListingIndex, set: Bitset, { sets, words }: Scores): Uint32Array {
  const worths = new Float64Array(index.size);
  for (const word of words) addWorths(index, worths, word);
  const found = positionsOf(set);
  const atPlaces = positionsOf(
    setOf(
      index.size,
      found.map((position) => index.places[position] ?? 0),
    ),
  );
  for (const { set: scored, worth } of sets) {
    for (let i = 0; i < found.length; i += 1) {
      const position = found[i] ?? 0;
      const place = index.places[position] ?? 0;
      if (has(scored, position)) worths[place] = (worths[place] ?? 0) + worth;
    }
  }
  return byWorth(index, atPlaces, worths);
}

/** Styles that every word has found: those first in which the words together are worth most, of equals the best. */
export function rankMatches(index: ListingIndex, words: readonly FoundByWord[]): Matches {
  const { size } = index;
  // By place, so that equals are in their order from the start.
  const worths = new Float64Array(size);
  const sets = words.map((word) => {
    const set = createBitset(size);
    addWorths(index, worths, word, (place) => add(set, place));
    return set;
  });
  const order = byWorth(index, positionsOf(sets.reduce(intersection)), worths);
  return { set: setOf(size, order), order };
}
