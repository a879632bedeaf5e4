import { remember } from '#messages/format/remember.ts';

/**
 * A moment in a store's time zone, e.g. "Tuesday, November 24 at 1:30 PM"; undefined while the zone is not known.
 * @param readyBy ISO 8601.
 */
export function formatReadyBy(readyBy: string, timeZone: string | undefined, languageTag: string): string | undefined {
  if (timeZone === undefined) return undefined;
  const parts = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone } as const;
  const format = remember(`${languageTag} ready ${timeZone}`, () => new Intl.DateTimeFormat(languageTag, parts));
  // Browsers and servers differ in the space before AM and PM.
  return format.format(new Date(readyBy)).replaceAll('\u202F', ' ');
}
