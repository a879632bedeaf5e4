import { describe, expect, it } from 'vitest';
import { sampleStore } from '#commerce/stores/stores.fixtures.ts';
import { createStoreJsonLd } from './store-data.ts';

const createHours = (day: 'monday' | 'tuesday' | 'saturday', opens: string, closes: string) => ({ day, opens, closes });
const createData = (changes: Parameters<typeof sampleStore>[0]) =>
  createStoreJsonLd(sampleStore(changes), {
    url: 'https://tarnfell.example/en-us/stores/TF-DEN-01',
    brandName: 'Tarnfell',
  }) as unknown as Record<string, unknown>;

describe('createStoreJsonLd', () => {
  it('groups days with the same hours and omits closed ones', () => {
    const { openingHoursSpecification } = createData({
      hours: [
        createHours('monday', '10:00', '20:00'),
        createHours('tuesday', '10:00', '20:00'),
        createHours('saturday', '09:00', '24:00'),
        { day: 'sunday' },
      ],
    });
    expect(openingHoursSpecification).toEqual([
      expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '20:00' }),
      expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '23:59' }),
    ]);
  });

  it('includes special days, and closed ones from midnight to midnight', () => {
    expect(createData({}).specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '14:00' }),
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]);
  });

  it('contains the address, the position and the phone number', () => {
    expect(createData({})).toMatchObject({
      '@type': 'SportingGoodsStore',
      telephone: '+13035550142',
      address: { addressLocality: 'Denver', addressRegion: 'CO', addressCountry: 'US' },
      geo: { latitude: 39.7527, longitude: -105.0003 },
    });
  });
});
