import { remember } from '#messages/format/remember.ts';

const options = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/**
 * Formats day and time in a store's zone, e.g. "Tue, Nov 24, 6:30 PM", identically on server and browsers.
 * @param readyBy ISO 8601
 * @param timeZone IANA name of the store's zone
 */
export function formatReadyBy(readyBy: string, timeZone: string, languageTag: string): string {
  const format = remember(`${languageTag} ready by ${timeZone}`, () => new Intl.DateTimeFormat(languageTag, { ...options, timeZone }));
  // Browsers and servers differ in the space before AM and PM.
  return format.format(new Date(readyBy)).replaceAll('\u202F', ' ');
}
