import { remember } from './remember.ts';

/**
 * Formats a language code, e.g. "German" for "de"; returns an unknown code unchanged.
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function getLanguageName(code: string, languageTag: string): string {
  return remember(`${languageTag} language`, () => new Intl.DisplayNames(languageTag, { type: 'language' })).of(code) ?? code;
}
