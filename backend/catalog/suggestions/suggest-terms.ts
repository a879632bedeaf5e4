import type { AutoSuggestResponse } from '#generated/openapi/products.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { intersect, unite } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import { foldText } from '../listings/fold-text.ts';
import { findRedirect } from '../search/find-redirect.ts';
import { getPhraseKey } from '../search/lexicon.ts';
import type { Lexicon } from '../search/meaning.ts';
import { tokenizeSearch } from '../search/tokenize-search.ts';
import { parseSearch } from '../search/understand-search.ts';
import { completeTerms } from './complete-terms.ts';
import { findTypedRanges } from './find-typed-ranges.ts';

type SuggestedTerm = AutoSuggestResponse['terms'][number];

export interface TypedSearch {
  readonly shop: ShopContext;
  readonly lexicon: Lexicon;
  readonly typed: string;
  /** Folded words of the input. */
  readonly words: readonly string[];
}

const maxTerms = 6;
const maxTried = 12;
const maxHelp = 2;

/** True if a product matches all parts of a term. Words of texts are not looked up. */
function hasResults(index: ListingIndex, { shop, lexicon }: TypedSearch, term: string): boolean {
  const { segments } = parseSearch(tokenizeSearch(term, shop.language), lexicon, shop);
  const sets = segments
    .filter(({ step, tokens }) => step === undefined && tokens.length > 0)
    .map(({ tokens, near }) =>
      unite(
        index.size,
        [...tokens, ...near].flatMap((token) => index.tokens.get(token) ?? []),
      ),
    );
  return sets.reduce(intersect, index.all).some((word) => word !== 0);
}

/** Completions of the input with results. */
export function completeSearchTerms(index: ListingIndex, search: TypedSearch): string[] {
  const terms = completeTerms(index, search.lexicon, search.typed, maxTried);
  return terms.filter((term) => hasResults(index, search, term)).slice(0, maxTerms);
}

/** Completes the last word of the input from the words of product names. */
export function completeFromNames({ typed, words }: TypedSearch, names: readonly string[]): string[] {
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
    const key = redirectUrl ?? getPhraseKey(text, lexicon);
    if (rows.has(key)) continue;
    rows.set(key, { text, typed: findTypedRanges(text, words), ...(redirectUrl !== undefined && { redirectUrl }) });
  }
  return [...rows.values()].slice(0, maxTerms);
}

/** Help topics of the completed terms. */
export function getHelpTopics(terms: readonly string[], { lexicon }: TypedSearch): string[] {
  return terms.slice(0, maxHelp).flatMap((term) => {
    const meaning = lexicon.meanings.get(getPhraseKey(term, lexicon));
    return meaning?.type === 'help' ? meaning.about : [];
  });
}

/** The term whose products are shown: the first that is not a page. */
export function chooseProductTerm(terms: readonly string[], search: TypedSearch): string {
  const found = terms.find((term) => findRedirect(term, search.lexicon) === undefined && getHelpTopics([term], search).length === 0);
  return found ?? terms[0] ?? search.typed;
}
