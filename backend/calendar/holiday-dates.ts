/** Date of a holiday in a year. */
export type Holiday = (year: number) => Temporal.PlainDate;

const saturday = 6;
const sunday = 7;

/** The same day every year. */
export const on =
  (month: number, day: number): Holiday =>
  (year) =>
    new Temporal.PlainDate(year, month, day);

/** The nth weekday (1 is Monday, as in ISO 8601) of a month; -1 is the last. */
export const onNthWeekday =
  (month: number, weekday: number, n: number): Holiday =>
  (year) => {
    const first = new Temporal.PlainDate(year, month, 1);
    if (n > 0) return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (n - 1) });
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
  };

/** The given number of days after Easter Sunday. */
export const createAfterEaster =
  (days: number): Holiday =>
  (year) =>
    computeEasterSunday(year).add({ days });

/** Moves a holiday on a weekend to Monday. */
export const createObservedOnMonday =
  (holiday: Holiday): Holiday =>
  (year) => {
    const date = holiday(year);
    return date.add({ days: date.dayOfWeek === saturday ? 2 : date.dayOfWeek === sunday ? 1 : 0 });
  };

/** Moves a holiday on Saturday to Friday, and one on Sunday to Monday. */
export const createObservedOnWeekday =
  (holiday: Holiday): Holiday =>
  (year) => {
    const date = holiday(year);
    return date.add({ days: date.dayOfWeek === saturday ? -1 : date.dayOfWeek === sunday ? 1 : 0 });
  };

/** Monday before May 25. */
export const getVictoriaDay: Holiday = (year) => {
  const last = new Temporal.PlainDate(year, 5, 24);
  return last.subtract({ days: last.dayOfWeek - 1 });
};

/** Uses the anonymous Gregorian algorithm. */
function computeEasterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Temporal.PlainDate(year, Math.floor(n / 31), (n % 31) + 1);
}
