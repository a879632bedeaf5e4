import { remember } from './remember.ts';

/**
 * Formats a list, e.g. "red, green and blue".
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function formatList(items: readonly string[], languageTag: string): string {
  return remember(`${languageTag} list`, () => new Intl.ListFormat(languageTag)).format(items);
}

/** Formats a list of alternatives, e.g. "red, green or blue". */
export function formatChoice(items: readonly string[], languageTag: string): string {
  return remember(`${languageTag} choice`, () => new Intl.ListFormat(languageTag, { type: 'disjunction' })).format(items);
}
