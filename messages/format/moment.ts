import { remember } from './remember.ts';

/**
 * Formats a day and time, e.g. "Nov 24, 2026, 2:20 PM".
 * @param languageTag BCP 47
 * @param timeZone the reader's own by default; any other is shown, e.g. "2:20 PM UTC"
 */
export function formatMoment(moment: Date, languageTag: string, timeZone?: string): string {
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const options = timeZone === undefined ? parts : { ...parts, timeZone, timeZoneName: 'short' as const };
  return remember(`${languageTag} moment ${timeZone}`, () => new Intl.DateTimeFormat(languageTag, options)).format(moment);
}
