import type { StoredSpecialDay } from '../database/documents/special-day.ts';
import { holidayOf, type HolidayName } from './holidays.ts';
import type { OpeningState, OpeningTimes, Store } from './store.ts';

/** From the first moment up to, not including, the second. */
export interface OpenSpan {
  readonly opens: Temporal.Instant;
  readonly closes: Temporal.Instant;
}

export interface Opening {
  readonly state: OpeningState;
  /** When it next opens or closes; undefined where no change is known. */
  readonly changesAt?: Date;
}

/** Hours of one day as they are written, e.g. ['10:00', '19:00']. 24:00 is the end of the day. */
export type WrittenSpan = readonly [opens: string, closes: string];

/** Days ahead in which a next opening is looked for. */
const horizon = 60;

/** The spans of a written day: none for null. */
export function writtenSpans(hours: string | null | undefined): readonly WrittenSpan[] {
  return (hours ?? '')
    .split(',')
    .map((span) => span.split('-'))
    .flatMap(([opens, closes]) => (opens && closes ? [[opens, closes] as const] : []));
}

/** Why a day has other hours than its weekday. */
export interface Exception {
  readonly hours: string | null;
  readonly special?: StoredSpecialDay;
  readonly holiday?: HolidayName;
}

/** The special day or the holiday; undefined on a usual day. Special days win: a store may open on a holiday. */
export function exceptionOn({ country, specialDays }: OpeningTimes, day: Temporal.PlainDate): Exception | undefined {
  const holiday = holidayOf(country, day);
  const special = specialDays.find(({ date }) => date === day.toString());
  if (special) return { hours: special.hours, special, holiday };
  return holiday && { hours: null, holiday };
}

/** When the place is open on a day of its calendar, in order. */
export function spansOn(times: OpeningTimes, day: Temporal.PlainDate): readonly OpenSpan[] {
  const exception = exceptionOn(times, day);
  const hours = exception ? exception.hours : times.hours[day.dayOfWeek - 1];
  return writtenSpans(hours).flatMap(([opens, closes]) => {
    const span = { opens: instantAt(day, opens, times.timeZone), closes: instantAt(day, closes, times.timeZone) };
    // Hours that the clocks skip leave nothing of a span inside them.
    return Temporal.Instant.compare(span.opens, span.closes) < 0 ? [span] : [];
  });
}

/** Open spans that end after a moment, from the day of that moment on. Spans without a pause between them are one. */
export function* spansFrom(times: OpeningTimes, from: Temporal.Instant): Generator<OpenSpan> {
  let day = from.toZonedDateTimeISO(times.timeZone).toPlainDate();
  let held: OpenSpan | undefined;
  for (let days = 0; days <= horizon; days += 1, day = day.add({ days: 1 })) {
    for (const span of spansOn(times, day)) {
      if (held?.closes.equals(span.opens)) {
        held = { opens: held.opens, closes: span.closes };
        continue;
      }
      if (held && Temporal.Instant.compare(held.closes, from) > 0) yield held;
      held = span;
    }
  }
  if (held && Temporal.Instant.compare(held.closes, from) > 0) yield held;
}

/** Returns whether the place is open, and when that changes. */
export function openingAt(times: OpeningTimes & Partial<Pick<Store, 'closed'>>, now: Date): Opening {
  if (times.closed) return { state: 'closedForGood' };
  const moment = instantOf(now);
  const span = spansFrom(times, moment).next().value;
  if (!span) return { state: 'closed' };
  if (Temporal.Instant.compare(span.opens, moment) > 0) return { state: 'closed', changesAt: dateOf(span.opens) };
  // A span up to the horizon has no end that is known.
  const isEndless = span.closes.since(moment).total('hours') > (horizon - 1) * 24;
  return { state: 'open', ...(!isEndless && { changesAt: dateOf(span.closes) }) };
}

/** Clocks that go forward skip to the same moment; where they show a time twice, the first counts. */
export function instantAt(day: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  const isEndOfDay = time === '24:00';
  const zoned = (isEndOfDay ? day.add({ days: 1 }) : day).toZonedDateTime({ timeZone, plainTime: isEndOfDay ? '00:00' : time });
  return zoned.toInstant();
}

export const instantOf = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
export const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
