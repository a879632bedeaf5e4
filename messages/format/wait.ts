import { remember } from './remember.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Formats the time to wait, e.g. "in 5 minutes"; rounded up. @param languageTag BCP 47, e.g. "fr-CA". */
export function formatWait(seconds: number, languageTag: string): string {
  const formatter = remember(`${languageTag} wait`, () => new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' }));
  if (seconds < MINUTE) return formatter.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= HOUR) return formatter.format(Math.ceil(seconds / MINUTE), 'minute');
  return formatter.format(Math.ceil(seconds / HOUR), 'hour');
}
