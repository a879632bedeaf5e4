import { parcels, type SeedStore, type YearlyDay } from './seed-store.ts';
import { solvaneStores } from './solvane-stores.ts';
import { tarnfellStores } from './tarnfell-stores.ts';

export const seedStores: readonly SeedStore[] = [...tarnfellStores, ...solvaneStores];

/** Monday first; null when a shop is closed, in Germany on Sunday. */
function getOpeningHours(country: string): readonly (string | null)[] {
  const weekday = country === 'DE' ? '10:00-19:00' : '10:00-20:00';
  return [weekday, weekday, weekday, weekday, weekday, '10:00-18:00', country === 'DE' ? null : '11:00-17:00'];
}

const everyStore: readonly YearlyDay[] = [
  { month: 12, day: 24, hours: '09:00-14:00', name: { en: 'Christmas Eve', fr: 'Veille de Noël', de: 'Heiligabend' } },
  { month: 12, day: 31, hours: '10:00-15:00', name: { en: 'New Year’s Eve', fr: 'Saint-Sylvestre', de: 'Silvester' } },
];
const boxingDay: YearlyDay = {
  month: 12,
  day: 26,
  hours: '08:00-18:00',
  name: { en: 'Boxing Day', fr: 'Lendemain de Noël', de: '2. Weihnachtstag' },
};
const years = [2025, 2026, 2027, 2028, 2029, 2030];

function getSpecialDays({ country, hours, specialDays = [] }: SeedStore) {
  const usual = hours ?? getOpeningHours(country);
  const days = [...everyStore, ...(country === 'GB' || country === 'CA' ? [boxingDay] : []), ...specialDays];
  return years.flatMap((year) =>
    days.flatMap(({ month, day, name, ...special }) => {
      const date = new Temporal.PlainDate(year, month, day);
      return usual[date.dayOfWeek - 1] === null ? [] : [{ date: date.toString(), hours: special.hours, name }];
    }),
  );
}

/** Converts a store to a table row. */
export function buildStoreRow(store: SeedStore) {
  const { id, brand, name, addressLine1, city, region, postalCode, country, phone, latitude, longitude, timeZone } = store;
  const location = { address_line1: addressLine1, city, region, postal_code: postalCode, country, latitude, longitude };
  return {
    id,
    brand,
    name,
    ...location,
    phone,
    time_zone: timeZone,
    hours: store.hours ?? getOpeningHours(country),
    special_days: getSpecialDays(store),
    services: store.services ?? parcels,
    closed: store.closed ?? false,
    pickup_cut_off: store.pickupCutOff ?? '17:00',
    pickup_minutes: 120,
  };
}
