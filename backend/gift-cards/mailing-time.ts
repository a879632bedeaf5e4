import { toLocalInstant, toInstant } from '../stores/opening.ts';

/** Local time at which gift cards with a date are mailed. */
const morning = '08:00';

/** Seconds until a gift card is mailed: 0 without a date, on the date and after it. */
export function getSecondsUntilMailing(
  sendOn: string | undefined,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): number {
  if (sendOn === undefined) return 0;
  const moment = toInstant(now);
  const day = Temporal.PlainDate.from(sendOn);
  if (Temporal.PlainDate.compare(day, moment.toZonedDateTimeISO(timeZone).toPlainDate()) <= 0) return 0;
  return Math.max(0, Math.ceil(toLocalInstant(day, morning, timeZone).since(moment).total('seconds')));
}
