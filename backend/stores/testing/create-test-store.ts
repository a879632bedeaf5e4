import type { Store } from '../store.ts';

const weekday = '10:00-19:00';

/** A store in Berlin: 10 to 19 on weekdays, 10 to 18 on Saturday, closed on Sunday. */
export function createTestStore(changes: Partial<Store> = {}): Store {
  return {
    id: 'TF-BER-99',
    brand: 'tarnfell',
    name: 'Tarnfell Berlin',
    addressLine1: 'Invalidenstraße 1',
    city: 'Berlin',
    region: null,
    postalCode: '10115',
    country: 'DE',
    phone: '+49305550100',
    latitude: 52.53,
    longitude: 13.38,
    timeZone: 'Europe/Berlin',
    hours: [weekday, weekday, weekday, weekday, weekday, '10:00-18:00', null],
    specialDays: [],
    services: ['pickup', 'shipToStore'],
    closed: false,
    pickupCutOff: '17:00',
    pickupMinutes: 120,
    ...changes,
  };
}
