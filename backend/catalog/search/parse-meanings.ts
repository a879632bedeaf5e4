import type { FoundMeaning, Lexicon, Meaning } from './meaning.ts';
import type { SearchToken } from './tokenize-search.ts';
import type { TokenPool } from './search-part.ts';
import { stemWord } from './stem-word.ts';

const longestPhrase = 4;

/** Words of a search that can be part of a phrase: unused, and not stop words. */
function getUnusedPlaces({ stopKeys }: Lexicon, pool: TokenPool): number[] {
  return pool.tokens.flatMap(({ key, number }, place) => (pool.isFree(place) && !stopKeys.has(key) && number === undefined ? place : []));
}

/** The meaning of some words, separated or joined: `back pack`, `ruck sack`. */
function lookUp({ meanings, language }: Lexicon, words: readonly SearchToken[]): Meaning | undefined {
  const spaced = meanings.get(words.map(({ key }) => key).join(' '));
  return spaced ?? (words.length > 1 ? meanings.get(stemWord(words.map(({ word }) => word).join(''), language)) : undefined);
}

/** If the search names a second kind, a word that can be a kind or a feature is read as a feature. */
function preferModifiers({ modifiers }: Lexicon, found: readonly FoundMeaning[]): FoundMeaning[] {
  let kinds = found.filter(({ meaning }) => meaning.type === 'kind').length;
  return found.map((one) => {
    const modifier = modifiers.get(one.words.map(({ key }) => key).join(' '));
    if (!modifier || one.meaning.type !== 'kind' || kinds < 2) return one;
    kinds -= 1;
    return { ...one, meaning: modifier };
  });
}

/** Finds phrases of the lexicon, preferring the longest at each position. */
export function parseMeanings(lexicon: Lexicon, pool: TokenPool): FoundMeaning[] {
  const found: FoundMeaning[] = [];
  const places = getUnusedPlaces(lexicon, pool);
  for (let from = 0; from < places.length; from += 1) {
    for (let length = Math.min(longestPhrase, places.length - from); length > 0; length -= 1) {
      const some = places.slice(from, from + length);
      const meaning = lookUp(
        lexicon,
        some.flatMap((place) => pool.tokens[place] ?? []),
      );
      if (!meaning) continue;
      found.push({ words: pool.take(some), meaning });
      from += length - 1;
      break;
    }
  }
  return preferModifiers(lexicon, found);
}
