import { remember } from './remember.ts';

/** Formats a country's two-letter code, e.g. "Germany"; returns an unknown code unchanged. */
export function getCountryName(code: string, languageTag: string): string {
  return remember(`${languageTag} country`, () => new Intl.DisplayNames(languageTag, { type: 'region' })).of(code) ?? code;
}
