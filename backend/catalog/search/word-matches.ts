import { addPosition, createBitset, type Bitset } from '../listing-index/bitset.ts';
import { visitPostings } from '../listing-index/postings.ts';
import type { FoundByWord } from '../listing-index/rank-matches.ts';

/** Minimum score of a word in the name of a style. */
const inName = 1_000_000;

/** Styles whose texts contain one word. */
export interface FoundWord {
  readonly found: FoundByWord;
  readonly set: Bitset;
  /** Styles whose names contain the word, in any form. */
  readonly named: Bitset;
}

/** Undefined for a word that no text contains. */
export function readFoundWord(size: number, found: FoundByWord): FoundWord | undefined {
  if (found.exact.length === 0 && found.prefixes.length === 0) return undefined;
  const set = createBitset(size);
  const named = createBitset(size);
  visitPostings(found.exact, (position, worth) => {
    addPosition(set, position);
    if (worth >= inName) addPosition(named, position);
  });
  visitPostings(found.prefixes, (position) => addPosition(set, position));
  return { found, set, named };
}
