import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionPointResults, CollectionPointSearch } from '#generated/openapi/stores.ts';
import { startTestStores, type TestStores } from '../testing/start-stores.ts';

const path = '/stores/v1/collectionPoints';

describe('searchCollectionPoints', () => {
  let test: TestStores;
  beforeAll(async () => void (test = await startTestStores()), 120_000);
  afterAll(() => test.close());

  const search = (body: CollectionPointSearch, siteId = 'TARNFELL-DE'): Promise<CollectionPointResults> =>
    test.read('searchCollectionPoints', path, body, siteId);

  it("returns the nearest ones in the site's country", async () => {
    const { origin, collectionPoints } = await search({ by: { place: '10115' } });
    expect(origin?.label).toBe('10115 Berlin');
    expect(collectionPoints).toHaveLength(20);
    expect(collectionPoints.slice(0, 10).every(({ city }) => city === 'Berlin')).toBe(true);
    const distances = collectionPoints.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('returns those of the country for a position outside of it', async () => {
    const { collectionPoints } = await search({ by: { position: { latitude: 40.7, longitude: -74 } }, count: 3 });
    expect(collectionPoints.map(({ country }) => country)).toEqual(['DE', 'DE', 'DE']);
  });

  it('shows a day with a lunch break as two spans', async () => {
    const { collectionPoints } = await search({ by: { place: 'Berlin' }, count: 10 });
    const withBreak = collectionPoints.find(({ hours }) => hours[1]?.day === 'monday');
    expect(withBreak?.hours.slice(0, 2)).toEqual([
      { day: 'monday', opens: '09:00', closes: '12:30' },
      { day: 'monday', opens: '14:00', closes: '18:00' },
    ]);
  });

  it('returns nothing for an unknown place', async () => {
    expect(await search({ by: { place: 'Nowhereville' } })).toEqual({ collectionPoints: [] });
  });

  it('returns one by its id, and STR404 for an id of another country', async () => {
    const by = { collectionPointId: 'PP-DE-000001' };
    expect((await search({ by })).collectionPoints).toMatchObject([{ id: 'PP-DE-000001', carrier: 'Paketpunkt' }]);
    expect(await test.readError(path, { by }, 'TARNFELL-US')).toEqual([404, 'STR404', 'There is no such collection point.']);
  });
});
