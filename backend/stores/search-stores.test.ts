import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoreResults, StoreSearch } from '#generated/openapi/stores.ts';
import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import { startTestStores, type TestStores } from './testing/start-stores.ts';

const path = '/stores/v1/search';
const getIds = ({ stores }: StoreResults): readonly string[] => stores.map(({ id }) => id);

describe('searchStores', () => {
  let test: TestStores;
  beforeAll(async () => void (test = await startTestStores()), 120_000);
  afterAll(() => test.close());
  beforeEach(() => void (test.time.now = new Date('2026-11-24T19:00:00Z')));

  const search = (body: StoreSearch, siteId?: string): Promise<StoreResults> => test.read('searchStores', path, body, siteId);

  it("finds the brand's stores around a place, nearest first", async () => {
    const found = await search({ by: { place: 'Denver, CO' }, radius: 100 });
    expect(found.origin).toEqual({ label: 'Denver, CO', latitude: 39.74, longitude: -104.98 });
    expect([getIds(found), found.total]).toEqual([['TF-DEN-01', 'TF-BLD-01'], 2]);
    expect(found.stores.map(({ distance }) => distance)).toEqual([2.2, 40]);
  });

  it('finds stores around a position, without a label', async () => {
    const { origin, stores } = await search({ by: { position: { latitude: 52.5, longitude: 13.4 } }, count: 1 }, 'SOLVANE-DE');
    expect([origin, stores[0]?.id]).toEqual([{ latitude: 52.5, longitude: 13.4 }, 'SV-BER-01']);
  });

  it('returns nothing for an unknown place', async () => {
    expect(await search({ by: { place: 'Nowhereville' } })).toEqual({ total: 0, stores: [] });
  });

  it('describes a store by its hours, services and the days ahead', async () => {
    test.time.now = new Date('2026-12-23T22:30:00Z');
    const [store] = (await search({ by: { storeIds: ['TF-MUC-01'] } }, 'TARNFELL-DE')).stores;
    expect(store).toMatchObject({
      name: 'Tarnfell München Glockenbach',
      timeZone: 'Europe/Berlin',
      services: ['pickup', 'shipToStore', 'repair', 'rental'],
      opening: { state: 'closed', changesAt: '2026-12-24T08:00:00.000Z' },
      readyBy: '2026-12-24T10:00:00.000Z',
      specialDays: [
        { date: '2026-12-24', name: 'Heiligabend', opens: '09:00', closes: '14:00' },
        { date: '2026-12-25', name: '1. Weihnachtstag' },
        { date: '2026-12-26', name: '2. Weihnachtstag' },
        { date: '2026-12-31', name: 'Silvester', opens: '10:00', closes: '15:00' },
        { date: '2027-01-01', name: 'Neujahr' },
        { date: '2027-01-06', name: 'Heilige Drei Könige' },
      ],
    });
    expect(store?.hours[0]).toEqual({ day: 'monday', opens: '10:00', closes: '19:00' });
    expect(store?.hours.at(-1)).toEqual({ day: 'sunday' });
    expect(store).not.toHaveProperty('distance');
  });

  it('names holidays in the language of the call', async () => {
    const stores = await search({ by: { storeIds: ['TF-DEN-01'] } });
    expect(stores.stores[0]?.specialDays).toEqual([{ date: '2026-11-26', name: 'Thanksgiving' }]);
  });

  it('returns stores by ids in the order of the request, including a permanently closed one', async () => {
    const found = await search({ by: { storeIds: ['TF-PDX-01', 'SV-NYC-01', 'TF-XXX-99', 'TF-DEN-01'] } });
    expect(getIds(found)).toEqual(['TF-PDX-01', 'TF-DEN-01']);
    expect(found.stores[0]?.opening).toEqual({ state: 'closedForGood' });
    expect(found.stores[0]).not.toHaveProperty('readyBy');
    expect(getIds(await search({ by: { place: 'Portland, OR' }, radius: 50 }))).toEqual([]);
  });

  it('filters by services and by open stores before paging', async () => {
    const services: StoreSearch['services'] = ['rental'];
    expect(getIds(await search({ by: { place: 'Denver' }, services, radius: 1000 }))).toEqual(['TF-DEN-01', 'TF-SLC-01']);
    // At 19:00 UTC it is night in Europe and day in America.
    const open = await search({ by: { place: 'Denver' }, openNow: true });
    expect(open.stores.every(({ opening }) => opening.state === 'open')).toBe(true);
    expect(open.total).toBeLessThan((await search({ by: { place: 'Denver' } })).total);
    const page = await search({ by: { place: 'Denver' }, openNow: true, start: 1, count: 2 });
    expect([getIds(page), page.total]).toEqual([getIds(open).slice(1, 3), open.total]);
    expect(getIds(await search({ by: { place: 'Denver' }, start: 1, count: 1 }))).toEqual(['TF-BLD-01']);
  });

  it('returns the units of a SKU', async () => {
    const by = { storeIds: ['TF-DEN-01', 'TF-SEA-01'] };
    expect((await search({ by, sku: reliableSku })).stores.map(({ inventory }) => inventory)).toEqual([12, 12]);
    expect((await search({ by, sku: 'TARNFELL:TFXXX99M:G4S:M::1:' })).stores.map(({ inventory }) => inventory)).toEqual([0, 0]);
    const around = await search({ by: { place: 'Denver' }, sku: reliableSku, count: 1 });
    expect(around.stores[0]?.inventory).toBe(12);
  });

  it('returns STR404 if all ids are unknown', async () => {
    expect(await test.readError(path, { by: { storeIds: ['TF-XXX-99', 'SV-NYC-01'] } })).toEqual([404, 'STR404', 'Store not found.']);
  });

  it.each([
    ['two ways to search', { by: { place: 'Denver', storeIds: ['TF-DEN-01'] } }, 'body/by: must NOT have more than 1 properties'],
    ['no way to search', { by: {} }, 'body/by: must NOT have fewer than 1 properties'],
    ['a position off the earth', { by: { position: { latitude: 91, longitude: 0 } } }, 'body/by/position/latitude: must be <= 90'],
    ['no radius', { by: { place: 'Denver' }, radius: 0 }, 'body/radius: must be > 0'],
  ])('rejects %s', async (_, body, message) => {
    expect(await test.readError(path, body)).toEqual([400, 'API400', message]);
  });

  it('accepts a position with degrees close to 0', async () => {
    expect((await search({ by: { position: { latitude: 5e-324, longitude: -5e-324 } }, radius: 1 })).total).toBe(0);
  });
});
