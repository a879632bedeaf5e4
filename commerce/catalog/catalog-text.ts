import { formatText, type Values } from '../words/format.ts';
import type { Text } from '../words/text.ts';
import type { FeatureWords } from '../words/words-for.ts';

export type CatalogWords = FeatureWords['catalog'];

/** What the interactive part of a listing says; its page need not carry the rest. */
const listingNames = [
  ...(['products', 'showing', 'filters', 'filtersClose', 'filtersApply', 'filtersActive', 'filterRemove', 'filtersClear'] as const),
  ...(['filtersApplyPlain', 'filterCount', 'sort', 'sortApply', 'loadMore', 'loading', 'loadFailed', 'tryAgain', 'showEarlier'] as const),
  ...(['empty', 'emptyFiltered', 'emptyHint', 'searchEmpty', 'popular'] as const),
  ...(['colors', 'moreColors', 'from', 'priceNow', 'priceWas', 'rating', 'reviews'] as const),
] as const satisfies readonly (keyof CatalogWords)[];

export type ListingWords = Pick<CatalogWords, (typeof listingNames)[number]>;

export function listingWords(words: CatalogWords): ListingWords {
  return Object.fromEntries(listingNames.map((name) => [name, words[name]])) as ListingWords;
}

/** A text of the catalogue's words with its placeholders filled. */
export type Say<Words = ListingWords> = (name: keyof Words, values?: Values) => string;

/** @param languageTag BCP 47, e.g. "fr-CA". */
export function sayIn<Words extends Readonly<Record<keyof Words, Text>>>(words: Words, languageTag: string): Say<Words> {
  return (name, values) => formatText(words[name], languageTag, values);
}

/** An in-shop path such as "/c/jackets-1000" in a locale such as "en-us". */
export function shopHref(locale: string, url: string): string {
  return `/${locale}${url === '/' ? '' : url}`;
}
