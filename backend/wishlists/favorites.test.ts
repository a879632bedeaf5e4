import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { FavoriteRules } from './favorite-rules.ts';
import { addFavorite, favoriteProduct, favoritesPath, otherProduct, readFavorites } from './testing/favorite-calls.ts';

const getStyle = (productId: string): string => productId.slice(0, 8);

describe('favorites API', () => {
  let test: TestBackend;
  let rules: FavoriteRules = { enabled: true, maxLists: 3, maxItems: 4 };
  beforeAll(async () => {
    test = await startTestBackend({ favoriteRules: () => rules });
  }, 120_000);
  afterAll(() => test.close());
  const getDb = () => test.database.db;
  const readIds = async (shopper: Shopper, query: string) => (await readFavorites(shopper, query)).items.map(({ id }) => id);
  const readProducts = async (count: number) => {
    const rows = await getDb()
      .selectFrom('prices')
      .select(['style_id', 'color_code'])
      .where('site_id', '=', 'TARNFELL-US')
      .limit(count)
      .execute();
    return rows.map(({ style_id, color_code }) => style_id + color_code);
  };

  it('starts empty, and creates the first list with the first favorite', async () => {
    const guest = await startShopper(test);
    expect(await readFavorites(guest)).toEqual({ total: 0, items: [], lists: [] });
    const { favoriteId, itemId, total } = await addFavorite(guest);
    expect(total).toBe(1);
    expect(await addFavorite(guest)).toEqual({ favoriteId, itemId, total: 1 });
    const { items, lists } = await readFavorites(guest);
    expect(lists).toEqual([{ favoriteId, name: 'Favorites', total: 1, productIds: [favoriteProduct], isShared: false }]);
    expect(items).toMatchObject([
      { id: favoriteProduct, itemId, available: true, availableWhenAdded: true, product: { id: favoriteProduct } },
    ]);
    expect(items[0]?.priceWhenAdded).toBe(items[0]?.product?.price.current);
  });

  it('creates one list for concurrent additions of the first favorite', async () => {
    const guest = await startShopper(test);
    const added = await Promise.all(Array.from({ length: 5 }, () => addFavorite(guest)));
    expect(new Set(added.map(({ favoriteId, itemId }) => `${favoriteId} ${itemId}`)).size).toBe(1);
  });

  it('reports price and stock at the time of the addition', async () => {
    const guest = await startShopper(test);
    await addFavorite(guest, otherProduct);
    const before = (await readFavorites(guest)).items[0];
    const price = getDb().updateTable('prices').where('style_id', '=', getStyle(otherProduct)).where('site_id', '=', 'TARNFELL-US');
    await price.set({ current_minor: 1234 }).execute();
    const skus = getDb().selectFrom('variants').select('sku').where('style_id', '=', getStyle(otherProduct));
    await getDb().updateTable('stock').set({ quantity: 0 }).where('location', '=', 'TARNFELL-US').where('sku', 'in', skus).execute();
    const [item] = (await readFavorites(guest)).items;
    expect(item).toMatchObject({ available: false, availableWhenAdded: before?.available, priceWhenAdded: before?.priceWhenAdded });
    expect(item?.product?.price.current).toBe(12.34);
    expect(item?.product?.eyebrow?.id).toBe('SOLD OUT');
  });

  it('sorts and pages in the database', async () => {
    const guest = await startShopper(test);
    const products = await readProducts(4);
    for (const id of products) {
      test.time.now = new Date(test.time.now.getTime() + 1000);
      await addFavorite(guest, id);
    }
    expect(await readIds(guest, 'sort=oldest')).toEqual(products);
    expect(await readIds(guest, 'start=1&count=2')).toEqual(products.toReversed().slice(1, 3));
    const prices = (await readFavorites(guest, 'sort=priceAscending')).items.map(({ product }) => product?.price.current ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const names = (await readFavorites(guest, 'sort=name')).items.map(({ product }) => product?.name.toLowerCase() ?? '');
    expect(names).toEqual(names.toSorted());
  });

  it('preserves date and price of a product that moves to another list', async () => {
    const guest = await startShopper(test);
    const first = await addFavorite(guest);
    const [before] = (await readFavorites(guest)).items;
    test.time.now = new Date(test.time.now.getTime() + 60_000);
    const second = await addFavorite(guest, favoriteProduct, { listName: '  Trip  in May ' });
    await guest.send('DELETE', `${favoritesPath}/${first.favoriteId}/items/${first.itemId}`);
    const { lists, items } = await readFavorites(guest, `favoriteId=${second.favoriteId}`);
    expect(lists.map(({ name, total }) => [name, total])).toEqual([
      ['Favorites', 0],
      ['Trip in May', 1],
    ]);
    expect(items[0]?.addedAt).toBe(before?.addedAt);
    expect((await addFavorite(guest, otherProduct, { listName: 'TRIP in may' })).favoriteId).toBe(second.favoriteId);
  });

  it('deletes a named list with its last favorite, but not the first list', async () => {
    const guest = await startShopper(test);
    const added = [await addFavorite(guest), await addFavorite(guest, favoriteProduct, { listName: 'Camp' })];
    for (const { favoriteId, itemId } of added) {
      const path = `${favoritesPath}/${favoriteId}/items/${itemId}`;
      expect((await guest.send('DELETE', path)).status).toBe(204);
      expect(await guest.expectError('DELETE', path)).toMatchObject({ status: 404, errorId: 'ORD404' });
    }
    expect((await readFavorites(guest)).lists.map(({ name }) => name)).toEqual(['Favorites']);
  });

  it('rejects favorites and lists beyond the limits, also for concurrent requests', async () => {
    const guest = await startShopper(test);
    const products = await readProducts(8);
    const sent = await Promise.all(products.map((id) => guest.send('POST', favoritesPath, { id })));
    expect(sent.map(({ status }) => `${status}`).toSorted()).toEqual([...Array<string>(4).fill('201'), ...Array<string>(4).fill('409')]);
    const other = await startShopper(test);
    for (const listName of ['a', 'b', 'c']) await addFavorite(other, favoriteProduct, { listName });
    expect(await other.expectError('POST', favoritesPath, { id: favoriteProduct, listName: 'd' })).toMatchObject({
      status: 409,
      errorId: 'FAV413',
      detail: { additionalInfo: { field: 'listName' } },
    });
  });

  it('rejects products that the site does not sell', async () => {
    const guest = await startShopper(test);
    for (const id of ['TFZZZ99Z', 'TFZZZ99ZK3B', `${getStyle(favoriteProduct)}ZZZ`])
      expect(await guest.expectError('POST', favoritesPath, { id })).toMatchObject({ status: 404, errorId: 'ORD404' });
    expect((await readFavorites(guest)).lists).toEqual([]);
  });

  it('rejects every call if the site has no favorites', async () => {
    const guest = await startShopper(test);
    rules = { ...rules, enabled: false };
    expect(await guest.expectError('POST', favoritesPath, { id: favoriteProduct })).toMatchObject({ status: 404, errorId: 'API404' });
    expect(await guest.expectError('GET', favoritesPath)).toMatchObject({ status: 404, errorId: 'API404' });
    rules = { ...rules, enabled: true };
  });
});
