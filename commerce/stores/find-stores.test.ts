import { describe, expect, it } from 'vitest';
import type { StoreResults, StoreSearch } from '#generated/openapi/stores.ts';
import type { Calls } from '../client/calls.ts';
import { findStores } from './find-stores.ts';
import { parseLocatorState } from './locator-state.ts';
import { sampleSource, sampleStore } from './stores.fixtures.ts';

interface Shop {
  readonly calls: Calls;
  readonly searches: StoreSearch[];
}

/** A service with these store ids that returns one response per search. */
function createShop(responses: readonly StoreResults[], ids: readonly string[] = []): Shop {
  const searches: StoreSearch[] = [];
  const calls: Calls = {
    async send({ operationId }, { body }) {
      if (operationId === 'listStores') return { stores: ids.map((id) => ({ id, name: id, city: 'Denver' })) };
      searches.push(body as StoreSearch);
      return responses[Math.min(searches.length, responses.length) - 1];
    },
  };
  return { calls, searches };
}

const find = (search: string, { calls }: Shop, locale = 'en-us') =>
  findStores(parseLocatorState(new URLSearchParams(search)), { ...sampleSource(locale), calls, countryName: 'United States' });
const origin = { label: 'Denver, CO', latitude: 39.74, longitude: -104.99 };

describe('findStores', () => {
  it('searches within 100 miles of a place, page by page', async () => {
    const shop = createShop([{ origin, total: 11, stores: [sampleStore()] }]);
    const found = await find('place=Denver&page=2&service=repair', shop);
    expect(shop.searches).toEqual([{ by: { place: 'Denver' }, services: ['repair'], radius: 161, start: 10, count: 10 }]);
    expect(found).toMatchObject({ outcome: 'found', label: 'Denver, CO', total: 11, pages: 2, within: '100 mi' });
  });

  it('uses kilometers in countries that do', async () => {
    const shop = createShop([{ origin, total: 1, stores: [sampleStore()] }]);
    expect((await find('place=Berlin', shop, 'de-de')).within).toBe('100 km');
    expect(shop.searches[0]?.radius).toBe(100);
  });

  it('suggests the nearest store if none is within the distance', async () => {
    const shop = createShop([
      { origin, total: 0, stores: [] },
      { origin, total: 4, stores: [sampleStore({ distance: 900 })] },
    ]);
    const found = await find('near=41.26,-95.93', shop);
    expect(found).toMatchObject({ total: 0, stores: [], nearest: { id: 'TF-DEN-01', distance: '559 mi' } });
    expect(shop.searches[1]).not.toHaveProperty('radius');
  });

  it('reports an unknown place', async () => {
    expect(await find('place=Atlantis', createShop([{ total: 0, stores: [] }]))).toMatchObject({
      outcome: 'unknownPlace',
      label: 'Atlantis',
    });
  });

  it('lists the stores of the country without a place', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `S${index}`);
    const shop = createShop([{ total: 2, stores: [sampleStore()] }], ids);
    expect(await find('page=2', shop)).toMatchObject({ label: 'United States', total: 12, pages: 2 });
    expect(shop.searches.map(({ by }) => by)).toEqual([{ storeIds: ['S10', 'S11'] }]);
  });

  it('filters all stores of the country, 50 ids per call', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `S${index}`);
    const shop = createShop([{ total: 1, stores: [sampleStore()] }], ids);
    expect(await find('open=1', shop)).toMatchObject({ total: 2, pages: 1 });
    expect(shop.searches.map(({ by, openNow }) => [by.storeIds?.length, openNow])).toEqual([
      [50, true],
      [10, true],
    ]);
  });

  it('sends no search if the country has no store', async () => {
    const shop = createShop([]);
    expect(await find('', shop)).toMatchObject({ outcome: 'found', total: 0, stores: [] });
    expect(shop.searches).toEqual([]);
  });
});
