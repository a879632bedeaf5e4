import { yieldInBatches } from './yield-in-batches.ts';
import { encodePostings } from './postings.ts';

/** Folded words of a listing. Words of its name have a higher weight. */
export interface ListingText {
  readonly position: number;
  readonly name: string;
  readonly rest: string;
}

/** A searchable word of listings. */
export interface FoundWord {
  /** The word as written or its stem. The prefix `#` marks words with a digit, the suffix `*` prefixes of words. */
  readonly word: string;
  readonly postings: Uint8Array;
}

/** Stems a word in the language; null for a stop word. */
export type StemOf = (word: string) => string | null;

/** Prefixes up to this length are indexed themselves, because each matches too many words to read. */
export const maxPrefixLength = 3;

/** Separates numbers from words, because each style adds more of them. */
const getWordKey = (word: string): string => (/[0-9]/.test(word) ? `#${word}` : word);

const inName = 1;
const inRest = 0.1;

/** Scores are integers, so that sums of equal parts are equal. */
const scoreScale = 1_000_000;

/**
 * Score of a word by its occurrences in the name and elsewhere: each further occurrence counts less. The formula is that of PostgreSQL's
 * ts_rank, up to a constant.
 */
function scoreUses(names: number, others: number): number {
  let worth = 0;
  for (let place = 1; place <= names + others; place += 1) worth += (place <= names ? inName : inRest) / place ** 2;
  return Math.round(worth * scoreScale);
}

interface Uses {
  names: number;
  others: number;
}

/** Counts every word as written and as a stem; stems count as words outside the name. */
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

/** Takes a millisecond or two. */
const batchSize = 25;
const wordsAtOnce = 500;

/** Builds the searchable words of listings, with their short prefixes. */
export async function buildListingWords(listings: readonly ListingText[], stemOf: StemOf): Promise<FoundWord[]> {
  const found = new Map<string, Map<number, number>>();
  const add = (word: string, position: number, worth: number): void => {
    const postings = found.get(word) ?? new Map<number, number>();
    postings.set(position, (postings.get(position) ?? 0) + worth);
    found.set(word, postings);
  };
  for await (const some of yieldInBatches(listings, batchSize)) {
    for (const listing of some) {
      for (const [word, { names, others }] of countUses(listing, stemOf)) {
        const worth = scoreUses(names, others);
        add(getWordKey(word), listing.position, worth);
        for (let length = 1; length <= Math.min(maxPrefixLength, word.length); length += 1) {
          add(`${word.slice(0, length)}*`, listing.position, worth);
        }
      }
    }
  }
  const encoded: FoundWord[] = [];
  for await (const some of yieldInBatches([...found], wordsAtOnce)) {
    encoded.push(...some.map(([word, postings]) => ({ word, postings: encodePostings(postings) })));
  }
  return encoded;
}
