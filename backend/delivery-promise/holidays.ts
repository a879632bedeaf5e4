/** A day of a calendar, without a time. Months count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type Holiday = (year: number) => Date;

const on =
  (month: number, day: number): Holiday =>
  (year) =>
    new Date(Date.UTC(year, month - 1, day));

/** The nth weekday (0 is Sunday) of a month; -1 is the last. */
const nth =
  (month: number, weekday: number, n: number): Holiday =>
  (year) => {
    if (n < 0) {
      const last = new Date(Date.UTC(year, month, 0));
      return addDays(last, -((last.getUTCDay() - weekday + 7) % 7));
    }
    const first = new Date(Date.UTC(year, month - 1, 1));
    return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1));
  };

/** So many days after Easter Sunday. */
const easter =
  (days: number): Holiday =>
  (year) =>
    addDays(easterSunday(year), days);

/** On Monday where it falls on a weekend. */
const observed =
  (holiday: Holiday): Holiday =>
  (year) => {
    const date = holiday(year);
    const weekday = date.getUTCDay();
    return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
  };

/** On Friday where it falls on Saturday, on Monday where it falls on Sunday. */
const federal =
  (holiday: Holiday): Holiday =>
  (year) => {
    const date = holiday(year);
    return addDays(date, date.getUTCDay() === 6 ? -1 : date.getUTCDay() === 0 ? 1 : 0);
  };

/** Days on which no parcel is handed over or delivered, by country: those that all of its carriers observe. */
const holidays: Readonly<Record<string, readonly Holiday[]>> = {
  US: [on(1, 1), nth(1, 1, 3), nth(2, 1, 3), nth(5, 1, -1), on(6, 19), on(7, 4), nth(9, 1, 1), on(11, 11), nth(11, 4, 4), on(12, 25)].map(
    federal,
  ),
  CA: [
    ...[on(1, 1), on(7, 1), on(9, 30), on(11, 11)].map((holiday) => observed(holiday)),
    easter(-2),
    beforeMayTwentyFifth,
    nth(9, 1, 1),
    nth(10, 1, 2),
    ...christmas(),
  ],
  GB: [observed(on(1, 1)), easter(-2), easter(1), nth(5, 1, 1), nth(5, 1, -1), nth(8, 1, -1), ...christmas()],
  DE: [on(1, 1), easter(-2), easter(1), on(5, 1), easter(39), easter(50), on(10, 3), on(12, 25), on(12, 26)],
};

/** Christmas and Boxing Day, moved off the weekend together. */
function christmas(): readonly Holiday[] {
  const moved: Holiday = (year) => {
    const date = on(12, 26)(year);
    const weekday = date.getUTCDay();
    return weekday === 6 || weekday === 0 ? addDays(date, 2) : weekday === 1 ? addDays(date, 1) : date;
  };
  return [observed(on(12, 25)), moved];
}

function beforeMayTwentyFifth(year: number): Date {
  const last = new Date(Date.UTC(year, 4, 24));
  return addDays(last, -((last.getUTCDay() + 6) % 7));
}

/** Uses the anonymous Gregorian algorithm. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

const utc = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));

/** The next day of the calendar. */
export function nextDay(day: Day): Day {
  const next = addDays(utc(day), 1);
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

/** As ISO 8601 writes it, e.g. 2026-11-26. */
export function isoDay(day: Day): string {
  return utc(day).toISOString().slice(0, 10);
}

/** Monday to Friday without the holidays of the country. */
export function isWorkingDay(day: Day, country: string): boolean {
  const date = utc(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  // January 1 may be observed on December 31.
  const years = [day.year, day.year + 1];
  return !(holidays[country] ?? []).some((holiday) => years.some((year) => holiday(year).getTime() === date.getTime()));
}
