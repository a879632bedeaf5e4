import { instantAt, instantOf } from '../stores/opening.ts';

/** When gift cards of a later day are mailed. */
const morning = '08:00';

/** Seconds until a gift card is mailed: none without a date, on the day itself and after it. */
export function secondsUntil(sendOn: string | undefined, { timeZone, now }: { readonly timeZone: string; readonly now: Date }): number {
  if (sendOn === undefined) return 0;
  const moment = instantOf(now);
  const day = Temporal.PlainDate.from(sendOn);
  if (Temporal.PlainDate.compare(day, moment.toZonedDateTimeISO(timeZone).toPlainDate()) <= 0) return 0;
  return Math.max(0, Math.ceil(instantAt(day, morning, timeZone).since(moment).total('seconds')));
}
