import type { ShopLanguage } from '../../sites/shop-site.ts';
import { tokenizeSearch } from './tokenize-search.ts';
import type { TokenPool } from './search-part.ts';
import { splitPhrases } from './vocabulary/vocabulary.ts';

type WordLists = readonly (readonly string[])[];

const known = new Map<string, WordLists>();

/** Phrases as keys of their words, the longest first. */
function parsePhrases(phrases: string, language: ShopLanguage): WordLists {
  const id = `${language} ${phrases}`;
  const found = known.get(id) ?? splitPhrases(phrases).map((phrase) => tokenizeSearch(phrase, language).map(({ key }) => key));
  if (!known.has(id))
    known.set(
      id,
      found.toSorted((a, b) => b.length - a.length),
    );
  return known.get(id) ?? found;
}

/** The positions of the longest phrase that starts at a position, if all of its words are unused; [] without one. */
export function findPhraseAt(pool: TokenPool, phrases: string, from: number, language: ShopLanguage): number[] {
  if (!pool.isFree(from)) return [];
  const found = parsePhrases(phrases, language).find((keys) =>
    keys.every((key, i) => pool.isFree(from + i) && pool.tokens[from + i]?.key === key),
  );
  return (found ?? []).map((_, i) => from + i);
}
