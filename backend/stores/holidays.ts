import { createAfterEaster, onNthWeekday, on, getVictoriaDay, type Holiday } from '../calendar/holiday-dates.ts';

/** Holidays on which stores are closed, by country. Regional ones are special days of the stores. */
const holidays = {
  US: { easterSunday: createAfterEaster(0), thanksgiving: onNthWeekday(11, 4, 4), christmasDay: on(12, 25) },
  CA: {
    newYearsDay: on(1, 1),
    goodFriday: createAfterEaster(-2),
    easterSunday: createAfterEaster(0),
    victoriaDay: getVictoriaDay,
    canadaDay: on(7, 1),
    laborDay: onNthWeekday(9, 1, 1),
    thanksgiving: onNthWeekday(10, 1, 2),
    christmasDay: on(12, 25),
  },
  GB: { newYearsDay: on(1, 1), easterSunday: createAfterEaster(0), christmasDay: on(12, 25) },
  DE: {
    newYearsDay: on(1, 1),
    goodFriday: createAfterEaster(-2),
    easterSunday: createAfterEaster(0),
    easterMonday: createAfterEaster(1),
    mayDay: on(5, 1),
    ascensionDay: createAfterEaster(39),
    whitSunday: createAfterEaster(49),
    whitMonday: createAfterEaster(50),
    germanUnity: on(10, 3),
    christmasDay: on(12, 25),
    secondChristmasDay: on(12, 26),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Holiday>>>>;

type OfCountry<Entries> = Entries extends unknown ? keyof Entries : never;
export type HolidayName = OfCountry<(typeof holidays)[keyof typeof holidays]>;

const byYear = new Map<string, ReadonlyMap<string, HolidayName>>();

/** The holiday on which the country's stores are closed that day. */
export function findHoliday(country: string, day: Temporal.PlainDate): HolidayName | undefined {
  const key = `${country} ${day.year}`;
  const known = byYear.get(key) ?? getHolidaysOfYear(country, day.year);
  byYear.set(key, known);
  return known.get(day.toString());
}

function getHolidaysOfYear(country: string, year: number): ReadonlyMap<string, HolidayName> {
  const ofCountry: Readonly<Partial<Record<HolidayName, Holiday>>> = country in holidays ? holidays[country as keyof typeof holidays] : {};
  return new Map(Object.entries(ofCountry).map(([name, holiday]) => [holiday(year).toString(), name as HolidayName]));
}
