import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { remember } from '#messages/format/remember.ts';
import type { StoreEntry } from './store-entry.ts';

interface OpeningSource extends Pick<Store, 'opening' | 'timeZone'> {
  readonly now: Date;
  readonly languageTag: string;
  readonly messages: StoresMessages;
}

/** Opening state of a store and its next change, e.g. "closes at 8:00 PM". */
export function describeOpening({
  opening: { state, changesAt },
  timeZone,
  now,
  languageTag,
  messages,
}: OpeningSource): StoreEntry['opening'] {
  const label = messages[state];
  if (changesAt === undefined || state === 'closedForGood') return { state, label };
  const moment = new Date(changesAt);
  const time = formatTimeInZone(moment, timeZone, languageTag);
  const days = countDaysBetween(getDayInZone(now, timeZone), getDayInZone(moment, timeZone));
  const day = remember(
    `${languageTag} weekday ${timeZone}`,
    () => new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone }),
  ).format(moment);
  const change =
    state === 'open'
      ? days === 0
        ? messages.closesAt({ time })
        : messages.closesOn({ day, time })
      : days === 0
        ? messages.opensAt({ time })
        : days === 1
          ? messages.opensTomorrow({ time })
          : messages.opensOn({ day, time });
  return { state, label, change };
}

/** Date of a time in a time zone, e.g. "2026-11-25". */
export function getDayInZone(moment: Date, timeZone: string): string {
  // Swedish dates have the ISO 8601 format.
  return remember(`day ${timeZone}`, () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })).format(moment);
}

export function formatTimeInZone(moment: Date, timeZone: string, languageTag: string): string {
  const format = remember(`${languageTag} time ${timeZone}`, () => new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone }));
  // Browsers and servers differ in the space before AM and PM.
  return format.format(moment).replaceAll('\u202F', ' ');
}

export function countDaysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}
