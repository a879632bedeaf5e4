import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { formatReadyBy } from '../delivery/rows/format-ready-by.ts';
import { getDayInZone, countDaysBetween, formatTimeInZone } from '../stores/describe-opening.ts';

interface Ready {
  /** ISO 8601. */
  readonly readyBy: string;
  /** IANA name of the store's zone. */
  readonly timeZone: string;
}

/** E.g. "ready today by 6:30 PM", relative to the store's date. */
export function describeReady({ readyBy, timeZone }: Ready, now: Date, messages: DeliveryMessages, languageTag: string): string {
  const moment = new Date(readyBy);
  const time = formatTimeInZone(moment, timeZone, languageTag);
  const days = countDaysBetween(getDayInZone(now, timeZone), getDayInZone(moment, timeZone));
  if (days === 0) return messages.readyToday({ time });
  if (days === 1) return messages.readyTomorrow({ time });
  return messages.readyBy({ time: formatReadyBy(readyBy, timeZone, languageTag) });
}
