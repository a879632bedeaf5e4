import type { AutoSuggestAnswer } from '#generated/openapi/products.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { intersection, union } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { foldText } from '../listings/fold-words.ts';
import { findRedirect } from '../search/find-redirect.ts';
import { keyOfPhrase } from '../search/lexicon.ts';
import type { Lexicon } from '../search/meaning.ts';
import { readTokens } from '../search/read-tokens.ts';
import { understandSearch } from '../search/understand-search.ts';
import { completeTerms } from './complete-terms.ts';
import { typedRanges } from './typed-ranges.ts';

type SuggestedTerm = AutoSuggestAnswer['terms'][number];

export interface TypedSearch {
  readonly shop: ShopContext;
  readonly lexicon: Lexicon;
  readonly typed: string;
  /** Folded words of the input. */
  readonly words: readonly string[];
}

const mostTerms = 6;
const mostTried = 12;
const mostHelp = 2;

/** True if a product matches all parts of a term. Words of texts are not looked up. */
function findsSomething(index: ListingIndex, { shop, lexicon }: TypedSearch, term: string): boolean {
  const { parts } = understandSearch(readTokens(term, shop.language), lexicon, shop);
  const sets = parts
    .filter(({ step, tokens }) => step === undefined && tokens.length > 0)
    .map(({ tokens, near }) =>
      union(
        index.size,
        [...tokens, ...near].flatMap((token) => index.tokens.get(token) ?? []),
      ),
    );
  return sets.reduce(intersection, index.all).some((word) => word !== 0);
}

/** Completions of the input with results. */
export function completedTerms(index: ListingIndex, search: TypedSearch): string[] {
  const terms = completeTerms(index, search.lexicon, search.typed, mostTried);
  return terms.filter((term) => findsSomething(index, search, term)).slice(0, mostTerms);
}

/** Completes the last word of the input from the words of product names. */
export function namedTerms({ typed, words }: TypedSearch, names: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  if (last.length < 2 || /\s$/.test(typed)) return [];
  const head = typed.slice(0, typed.search(/\S+$/)).toLowerCase().replaceAll(/\s+/g, ' ').trimStart();
  const named = names.flatMap((name) => name.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => foldText(word).startsWith(last));
  return [...new Set(named.map((word) => head + word.toLowerCase()))];
}

/** Rows of terms without duplicate meanings and pages. */
export function suggestTerms(terms: readonly string[], { lexicon, words }: TypedSearch): SuggestedTerm[] {
  const rows = new Map<string, SuggestedTerm>();
  for (const text of terms) {
    const redirectUrl = findRedirect(text, lexicon);
    const key = redirectUrl ?? keyOfPhrase(text, lexicon);
    if (rows.has(key)) continue;
    rows.set(key, { text, typed: typedRanges(text, words), ...(redirectUrl !== undefined && { redirectUrl }) });
  }
  return [...rows.values()].slice(0, mostTerms);
}

/** Help topics of the completed terms. */
export function helpTopics(terms: readonly string[], { lexicon }: TypedSearch): string[] {
  return terms.slice(0, mostHelp).flatMap((term) => {
    const meaning = lexicon.meanings.get(keyOfPhrase(term, lexicon));
    return meaning?.type === 'help' ? meaning.about : [];
  });
}

/** The term whose products are shown: the first that is not a page. */
export function productTerm(terms: readonly string[], search: TypedSearch): string {
  const found = terms.find((term) => findRedirect(term, search.lexicon) === undefined && helpTopics([term], search).length === 0);
  return found ?? terms[0] ?? search.typed;
}
