import type { StoredSpecialDay } from '../database/documents/special-day.ts';
import { findHoliday, type HolidayName } from './holidays.ts';
import type { OpeningState, OpeningTimes, Store } from './store.ts';

/** Includes the start and excludes the end. */
export interface OpenSpan {
  readonly opens: Temporal.Instant;
  readonly closes: Temporal.Instant;
}

export interface Opening {
  readonly state: OpeningState;
  /** Time of the next opening or closing; undefined if none is known. */
  readonly changesAt?: Date;
}

/** Opening hours of a day, e.g. ['10:00', '19:00']. 24:00 is the end of the day. */
export type WrittenSpan = readonly [opens: string, closes: string];

/** Days to search ahead for the next opening. */
const horizon = 60;

/** Parses the hours of a day; empty for null. */
export function parseSpans(hours: string | null | undefined): readonly WrittenSpan[] {
  return (hours ?? '')
    .split(',')
    .map((span) => span.split('-'))
    .flatMap(([opens, closes]) => (opens && closes ? [[opens, closes] as const] : []));
}

/** Reason why a day differs from its usual weekday. */
export interface Exception {
  readonly hours: string | null;
  readonly special?: StoredSpecialDay;
  readonly holiday?: HolidayName;
}

/** The special day or holiday; undefined on a usual day. Special days take precedence, as a store may open on a holiday. */
export function findException({ country, specialDays }: OpeningTimes, day: Temporal.PlainDate): Exception | undefined {
  const holiday = findHoliday(country, day);
  const special = specialDays.find(({ date }) => date === day.toString());
  if (special) return { hours: special.hours, special, holiday };
  return holiday && { hours: null, holiday };
}

/** Open spans on a local date, sorted. */
export function getSpans(times: OpeningTimes, day: Temporal.PlainDate): readonly OpenSpan[] {
  const exception = findException(times, day);
  const hours = exception ? exception.hours : times.hours[day.dayOfWeek - 1];
  return parseSpans(hours).flatMap(([opens, closes]) => {
    const span = { opens: toLocalInstant(day, opens, times.timeZone), closes: toLocalInstant(day, closes, times.timeZone) };
    // A span within hours that the clocks skip is empty.
    return Temporal.Instant.compare(span.opens, span.closes) < 0 ? [span] : [];
  });
}

/** Open spans that end after an instant, from its date on. Adjacent spans are merged. */
export function* iterateSpans(times: OpeningTimes, from: Temporal.Instant): Generator<OpenSpan> {
  let day = from.toZonedDateTimeISO(times.timeZone).toPlainDate();
  let held: OpenSpan | undefined;
  for (let days = 0; days <= horizon; days += 1, day = day.add({ days: 1 })) {
    for (const span of getSpans(times, day)) {
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

/** Returns the state of the place, and when it changes. */
export function getOpening(times: OpeningTimes & Partial<Pick<Store, 'closed'>>, now: Date): Opening {
  if (times.closed) return { state: 'closedForGood' };
  const moment = toInstant(now);
  const span = iterateSpans(times, moment).next().value;
  if (!span) return { state: 'closed' };
  if (Temporal.Instant.compare(span.opens, moment) > 0) return { state: 'closed', changesAt: toDate(span.opens) };
  // A span up to the horizon has no known end.
  const isEndless = span.closes.since(moment).total('hours') > (horizon - 1) * 24;
  return { state: 'open', ...(!isEndless && { changesAt: toDate(span.closes) }) };
}

/** Converts a local time to an instant. Skipped times map to the clock change, repeated times to their first occurrence. */
export function toLocalInstant(day: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  const isEndOfDay = time === '24:00';
  const zoned = (isEndOfDay ? day.add({ days: 1 }) : day).toZonedDateTime({ timeZone, plainTime: isEndOfDay ? '00:00' : time });
  return zoned.toInstant();
}

export const toInstant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
