import type { ShopLanguage } from '../../sites/shop-site.ts';
import { readTokens } from './read-tokens.ts';
import type { TokenPool } from './search-part.ts';
import { phrasesOf } from './vocabulary/vocabulary.ts';

type WordLists = readonly (readonly string[])[];

const known = new Map<string, WordLists>();

/** Phrases as keys of their words, the longest first. */
function wordsOf(phrases: string, language: ShopLanguage): WordLists {
  const id = `${language} ${phrases}`;
  const found = known.get(id) ?? phrasesOf(phrases).map((phrase) => readTokens(phrase, language).map(({ key }) => key));
  if (!known.has(id))
    known.set(
      id,
      found.toSorted((a, b) => b.length - a.length),
    );
  return known.get(id) ?? found;
}

/** The positions of the longest phrase that starts at a position, if all of its words are unused; [] without one. */
export function phraseAt(pool: TokenPool, phrases: string, from: number, language: ShopLanguage): number[] {
  if (!pool.isFree(from)) return [];
  const found = wordsOf(phrases, language).find((keys) =>
    keys.every((key, i) => pool.isFree(from + i) && pool.tokens[from + i]?.key === key),
  );
  return (found ?? []).map((_, i) => from + i);
}
