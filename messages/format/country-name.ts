import { remember } from './remember.ts';

/** A country by its two letters, e.g. "Germany"; the letters where they name none. */
export function countryName(code: string, languageTag: string): string {
  return remember(`${languageTag} country`, () => new Intl.DisplayNames(languageTag, { type: 'region' })).of(code) ?? code;
}
