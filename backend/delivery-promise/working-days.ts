import {
  createAfterEaster,
  createObservedOnWeekday,
  onNthWeekday,
  createObservedOnMonday,
  on,
  getVictoriaDay,
  type Holiday,
} from '../calendar/holiday-dates.ts';

/** Christmas and Boxing Day, moved off the weekend together. */
const christmas: readonly Holiday[] = [
  createObservedOnMonday(on(12, 25)),
  (year) => {
    const date = on(12, 26)(year);
    return date.add({ days: date.dayOfWeek >= 6 ? 2 : date.dayOfWeek === 1 ? 1 : 0 });
  },
];

/** Days without pickup or delivery, by country: those that all of its carriers observe. */
const holidays: Readonly<Record<string, readonly Holiday[]>> = {
  US: [
    on(1, 1),
    onNthWeekday(1, 1, 3),
    onNthWeekday(2, 1, 3),
    onNthWeekday(5, 1, -1),
    on(6, 19),
    on(7, 4),
    onNthWeekday(9, 1, 1),
    on(11, 11),
    onNthWeekday(11, 4, 4),
    on(12, 25),
  ].map(createObservedOnWeekday),
  CA: [
    ...[on(1, 1), on(7, 1), on(9, 30), on(11, 11)].map((holiday) => createObservedOnMonday(holiday)),
    createAfterEaster(-2),
    getVictoriaDay,
    onNthWeekday(9, 1, 1),
    onNthWeekday(10, 1, 2),
    ...christmas,
  ],
  GB: [
    createObservedOnMonday(on(1, 1)),
    createAfterEaster(-2),
    createAfterEaster(1),
    onNthWeekday(5, 1, 1),
    onNthWeekday(5, 1, -1),
    onNthWeekday(8, 1, -1),
    ...christmas,
  ],
  DE: [
    on(1, 1),
    createAfterEaster(-2),
    createAfterEaster(1),
    on(5, 1),
    createAfterEaster(39),
    createAfterEaster(50),
    on(10, 3),
    on(12, 25),
    on(12, 26),
  ],
};

/** Monday to Friday except the holidays of the country. */
function isWorkingDay(day: Temporal.PlainDate, country: string): boolean {
  if (day.dayOfWeek >= 6) return false;
  // January 1 may be observed on December 31.
  const years = [day.year, day.year + 1];
  return !(holidays[country] ?? []).some((holiday) => years.some((year) => holiday(year).equals(day)));
}

/** The day itself, or the next working day. */
export function getWorkingDay(day: Temporal.PlainDate, country: string): Temporal.PlainDate {
  let found = day;
  while (!isWorkingDay(found, country)) found = found.add({ days: 1 });
  return found;
}

/** @param days 0 for the day itself. */
export function addWorkingDays(day: Temporal.PlainDate, days: number, country: string): Temporal.PlainDate {
  let found = day;
  for (let i = 0; i < days; i += 1) found = getWorkingDay(found.add({ days: 1 }), country);
  return found;
}
