import { remember } from './remember.ts';

/**
 * Formats whole hours and minutes, e.g. "3 hr 20 min"; at least one minute.
 * @param languageTag BCP 47
 */
export function formatTimeLeft(milliseconds: number, languageTag: string): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      remember(`${languageTag} ${unit}s`, () => new Intl.NumberFormat(languageTag, { style: 'unit', unit })).format(count),
    )
    .join(' ');
}
