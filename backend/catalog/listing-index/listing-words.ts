import { inTurns } from './in-turns.ts';
import { encodePostings } from './postings.ts';

/** Folded words of a listing: those of its name weigh more. */
export interface ListingText {
  readonly position: number;
  readonly name: string;
  readonly rest: string;
}

/** A word that listings are found by. */
export interface FoundWord {
  /** As it stands or in its basic form; `#` before what holds a digit, `*` behind the beginnings of words. */
  readonly word: string;
  readonly postings: Uint8Array;
}

/** The basic form of a word in the language; null of one that says nothing. */
export type StemOf = (word: string) => string | null;

/** Beginnings up to this length are found by themselves: each leads to too many words to read them all. */
export const longestBeginning = 3;

/** Numbers are kept apart from words, as there are more of them with every style. */
const wordKey = (word: string): string => (/[0-9]/.test(word) ? `#${word}` : word);

const inName = 1;
const inRest = 0.1;

/** Worths are whole numbers, so that sums of equal parts are equal. */
const scale = 1_000_000;

/**
 * What a word is worth that stands so often in the name and so often elsewhere: the first place counts in full, another one the less the
 * later it comes. These are the figures of PostgreSQL's ts_rank, but for a constant.
 */
function worthOf(names: number, others: number): number {
  let worth = 0;
  for (let place = 1; place <= names + others; place += 1) worth += (place <= names ? inName : inRest) / place ** 2;
  return Math.round(worth * scale);
}

interface Uses {
  names: number;
  others: number;
}

/** Every word as it stands and in its basic form, by how often; a basic form counts as words outside of the name do. */
function countUses({ name, rest }: ListingText, stemOf: StemOf): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const use = (word: string, where: keyof Uses): void => {
    const known = uses.get(word) ?? { names: 0, others: 0 };
    known[where] += 1;
    uses.set(word, known);
  };
  const useAll = (text: string, where: keyof Uses): void => {
    for (const word of text.split(' ').filter(Boolean)) {
      const stem = stemOf(word);
      use(word, where);
      if (stem !== null) use(stem, 'others');
    }
  };
  useAll(name, 'names');
  useAll(rest, 'others');
  return uses;
}

/** What is done at a stretch, a millisecond or two. */
const listingsAtOnce = 25;
const wordsAtOnce = 500;

/** The words that some listings are found by, and the short beginnings of these. */
export async function buildListingWords(listings: readonly ListingText[], stemOf: StemOf): Promise<FoundWord[]> {
  const found = new Map<string, Map<number, number>>();
  const add = (word: string, position: number, worth: number): void => {
    const postings = found.get(word) ?? new Map<number, number>();
    postings.set(position, (postings.get(position) ?? 0) + worth);
    found.set(word, postings);
  };
  for await (const some of inTurns(listings, listingsAtOnce)) {
    for (const listing of some) {
      for (const [word, { names, others }] of countUses(listing, stemOf)) {
        const worth = worthOf(names, others);
        add(wordKey(word), listing.position, worth);
        for (let length = 1; length <= Math.min(longestBeginning, word.length); length += 1) {
          add(`${word.slice(0, length)}*`, listing.position, worth);
        }
      }
    }
  }
  const encoded: FoundWord[] = [];
  for await (const some of inTurns([...found], wordsAtOnce)) {
    encoded.push(...some.map(([word, postings]) => ({ word, postings: encodePostings(postings) })));
  }
  return encoded;
}
