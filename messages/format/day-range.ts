import { remember } from './remember.ts';

const options = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;

/**
 * Formats a range of days, e.g. "Thu, Nov 26 – Fri, Nov 27"; one day if both are the same.
 * @param first ISO 8601 day
 * @param last ISO 8601 day
 * @param languageTag BCP 47
 */
export function formatDayRange(first: string, last: string, languageTag: string): string {
  const format = remember(`${languageTag} day range`, () => new Intl.DateTimeFormat(languageTag, options));
  // Node writes thin spaces where browsers write plain ones; a page's text must be the same in both.
  return format.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' ');
}
