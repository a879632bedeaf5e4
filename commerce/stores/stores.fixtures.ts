import type { Store } from '#generated/openapi/stores.ts';
import { storesMessages } from '#generated/messages/stores/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { describeStore, type DescribeSource } from './describe-store.ts';
import type { StoreEntry } from './store-entry.ts';

/** A Wednesday, 11:00 in Denver. */
const sampleNow = new Date('2026-11-25T18:00:00Z');

export function sampleStore(changes: Partial<Store> = {}): Store {
  return {
    id: 'TF-DEN-01',
    name: 'Tarnfell Denver Union',
    addressLine1: '1640 Wazee Street',
    city: 'Denver',
    stateCityProvDept: 'CO',
    postalCode: '80202',
    country: 'US',
    phone: '+13035550142',
    latitude: 39.7527,
    longitude: -105.0003,
    timeZone: 'America/Denver',
    services: ['pickup', 'repair'],
    opening: { state: 'open', changesAt: '2026-11-26T03:00:00Z' },
    hours: [
      { day: 'monday', opens: '10:00', closes: '20:00' },
      { day: 'wednesday', opens: '10:00', closes: '13:00' },
      { day: 'wednesday', opens: '14:00', closes: '20:00' },
      { day: 'sunday' },
    ],
    specialDays: [{ date: '2026-12-24', name: 'Christmas Eve', opens: '10:00', closes: '14:00' }, { date: '2026-12-25' }],
    readyBy: '2026-11-25T20:30:00Z',
    distance: 1.7,
    ...changes,
  };
}

export function sampleSource(locale: string, changes: Partial<DescribeSource> = {}): DescribeSource {
  const [language = '', country = ''] = locale.split('-');
  return {
    now: sampleNow,
    locale,
    languageTag: `${language}-${country.toUpperCase()}`,
    country: country.toUpperCase(),
    messages: getMessages(storesMessages, locale),
    getLocaleForCountry: (other) => (other === 'CA' ? 'en-ca' : undefined),
    ...changes,
  };
}

export function sampleEntry(changes: Partial<Store> = {}, locale = 'en-us'): StoreEntry {
  return describeStore(sampleStore(changes), sampleSource(locale));
}

/** Stores around Denver, nearest first. */
export const sampleEntries: readonly StoreEntry[] = [
  sampleEntry(),
  sampleEntry({ id: 'TF-GLD-01', name: 'Tarnfell Basecamp Golden', city: 'Golden', latitude: 39.755, longitude: -105.221, distance: 19.4 }),
  sampleEntry({
    id: 'TF-BLD-01',
    name: 'Tarnfell Boulder Pearl',
    city: 'Boulder',
    latitude: 40.018,
    longitude: -105.279,
    distance: 39,
    services: ['pickup', 'rental'],
    opening: { state: 'closed', changesAt: '2026-11-27T17:00:00Z' },
  }),
];
