import { remember } from '#messages/format/remember.ts';

const options = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/**
 * Day and time in a store, e.g. "Tue, Nov 24, 6:30 PM". The same text on every device, so that server and browser agree.
 * @param readyBy ISO 8601.
 * @param timeZone IANA name, of the store.
 */
export function formatReadyBy(readyBy: string, timeZone: string, languageTag: string): string {
  const format = remember(`${languageTag} ready by ${timeZone}`, () => new Intl.DateTimeFormat(languageTag, { ...options, timeZone }));
  // Browsers and servers differ in the space before AM and PM.
  return format.format(new Date(readyBy)).replaceAll('\u202F', ' ');
}
