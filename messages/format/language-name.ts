import { remember } from './remember.ts';

/**
 * A language by its code, e.g. "German" for "de"; the code if it names none.
 * @param languageTag BCP 47, e.g. "fr-CA".
 */
export function languageName(code: string, languageTag: string): string {
  return remember(`${languageTag} language`, () => new Intl.DisplayNames(languageTag, { type: 'language' })).of(code) ?? code;
}
