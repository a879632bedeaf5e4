import { addPosition, createBitset, hasPosition, intersect, listPositions, createBitsetOf, type Bitset } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Matches } from './narrow-listing.ts';
import { visitPostings } from './postings.ts';
import { sortByNumber } from './sort-by-number.ts';

/** Postings of one word of a search. */
export interface FoundByWord {
  /** Matches of its stem. */
  readonly exact: Uint8Array;
  /** Matches of words that start with it. */
  readonly prefixes: Uint8Array;
  /** The matches that determine the score. */
  readonly ranked: 'exact' | 'prefixes' | 'both';
}

/** Makes words ranked by one kind of match comparable to words ranked by both. */
const factors = {
  exact: { exact: 2, prefixes: 0 },
  prefixes: { exact: 0, prefixes: 2 },
  both: { exact: 1, prefixes: 1 },
} as const satisfies Record<FoundByWord['ranked'], object>;

const farthest = 2 ** 32 - 1;

/** Sorts found places by score and converts them to positions. */
function sortByScore({ orders }: ListingIndex, found: Uint32Array, worths: Float64Array): Uint32Array {
  let most = 0;
  for (let i = 0; i < found.length; i += 1) most = Math.max(most, worths[found[i] ?? 0] ?? 0);
  const behind = new Uint32Array(found.length);
  for (let i = 0; i < found.length; i += 1) behind[i] = Math.min(most - (worths[found[i] ?? 0] ?? 0), farthest);
  const order = sortByNumber(found, behind);
  for (let i = 0; i < order.length; i += 1) order[i] = orders.bestMatches[order[i] ?? 0] ?? 0;
  return order;
}

/** Styles with an additional score, regardless of their texts. */
export interface Scored {
  readonly set: Bitset;
  readonly worth: number;
}

export interface Scores {
  readonly sets: readonly Scored[];
  readonly words: readonly FoundByWord[];
}

/** Adds the score of a word to each style, by its place among the best matches. */
function addScores(
  { places }: ListingIndex,
  worths: Float64Array,
  word: FoundByWord,
  visit: (place: number) => void = () => undefined,
): void {
  for (const part of ['exact', 'prefixes'] as const) {
    const factor = factors[word.ranked][part];
    visitPostings(word[part], (position, worth) => {
      const place = places[position] ?? 0;
      visit(place);
      worths[place] = (worths[place] ?? 0) + worth * factor;
    });
  }
}

/** Positions of a set by descending score; equal scores keep the order of the best matches. */
export function scoreMatches(index: ListingIndex, set: Bitset, { sets, words }: Scores): Uint32Array {
  const worths = new Float64Array(index.size);
  for (const word of words) addScores(index, worths, word);
  const found = listPositions(set);
  const atPlaces = listPositions(
    createBitsetOf(
      index.size,
      found.map((position) => index.places[position] ?? 0),
    ),
  );
  for (const { set: scored, worth } of sets) {
    for (let i = 0; i < found.length; i += 1) {
      const position = found[i] ?? 0;
      const place = index.places[position] ?? 0;
      if (hasPosition(scored, position)) worths[place] = (worths[place] ?? 0) + worth;
    }
  }
  return sortByScore(index, atPlaces, worths);
}

/** Styles that match every word, by descending total score; equal scores keep the order of the best matches. */
export function rankMatches(index: ListingIndex, words: readonly FoundByWord[]): Matches {
  const { size } = index;
  // Indexed by place, so that equal scores are in order from the start.
  const worths = new Float64Array(size);
  const sets = words.map((word) => {
    const set = createBitset(size);
    addScores(index, worths, word, (place) => addPosition(set, place));
    return set;
  });
  const order = sortByScore(index, listPositions(sets.reduce(intersect)), worths);
  return { set: createBitsetOf(size, order), order };
}
