import type { SearchResult } from './search-index.ts';

/** The words to search articles by: all but stop words, and topics of help. */
export function getArticleWords(
  result: SearchResult | undefined,
  words: readonly string[],
): { readonly words: readonly string[]; readonly about: readonly string[] } {
  if (!result) return { words, about: [] };
  const { help, segments, occasions, texts } = result.search;
  const significant = [...segments, ...occasions].flatMap((segment) => segment.words);
  return { words: help.length > 0 ? [] : [...new Set([...significant, ...texts].map(({ word }) => word))], about: help };
}
