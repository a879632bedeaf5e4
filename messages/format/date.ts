import { remember } from './remember.ts';

/**
 * Formats a date in UTC, so that server and browser show the same day in every time zone; "5 March 2026" by default.
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function formatDate(date: Date, languageTag: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  const key = `${languageTag} date ${JSON.stringify(options)}`;
  return remember(key, () => new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', ...options })).format(date);
}
