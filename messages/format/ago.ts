import { remember } from './remember.ts';

/** Seconds of each unit, the largest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * The time since a moment in its largest whole unit, e.g. "5 minutes ago"; "now" within a minute.
 * @param languageTag BCP 47.
 */
export function formatAgo(moment: Date, now: Date, languageTag: string): string {
  const format = remember(`${languageTag} ago`, () => new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }));
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}
