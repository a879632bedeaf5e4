import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { reliableSku, startShopper, type Shopper } from './testing/start-shopper.ts';

const otherSku = 'TARNFELL:TFKES01M:G4S:L::1:';

describe('a cart', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend();
    shopper = await startShopper(test);
    await setStock(otherSku, 'TARNFELL-US', 20);
  }, 120_000);
  afterAll(() => test.close());

  const setStock = async (sku: string, location: string, quantity: number): Promise<void> => {
    await test.database.db
      .insertInto('stock')
      .values({ sku, location, quantity })
      .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet({ quantity }))
      .execute();
  };
  const setPrice = (sku: string, current_minor: number) =>
    test.database.db
      .updateTable('prices')
      .set({ current_minor, original_minor: Math.max(current_minor, 30_000) })
      .where('style_id', '=', sku.split(':')[1] ?? '')
      .where('color_code', '=', sku.split(':')[2] ?? '')
      .where('site_id', '=', 'TARNFELL-US')
      .execute();
  const getQty = (cart: Cart): number[] => cart.items.map(({ qty }) => qty);

  it('changes, stores and removes the gift note of a row', async () => {
    const { id, items } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku });
    const giftOption = { to: 'Kim', email: 'kim@example.com', message: '' };
    const readNoteAfter = async (change: object): Promise<unknown> => {
      const cart = await shopper.read('PUT', `/cart/v1/cart/${id}/item`, { itemId: items[0]?.id, ...change });
      return cart.items[0]?.giftOption;
    };
    expect(await readNoteAfter({ giftOption })).toEqual(giftOption);
    expect(await readNoteAfter({ qty: 2 })).toEqual(giftOption);
    expect(await readNoteAfter({ giftOption: null })).toBeUndefined();
  });

  it('is initially empty at version 1', async () => {
    const cart = await shopper.read('POST', '/cart/v1/cart');
    expect(cart).toMatchObject({ version: 1, status: 'open', totalItems: 0, items: [], totals: { total: 0, shipping: 0 } });
    expect(await shopper.read('GET', `/cart/v1/cart/${cart.id}`)).toEqual(cart);
  });

  it('can be created with an item and lists the variants of the item', async () => {
    const cart = await shopper.createCart(reliableSku, 2);
    const [item] = cart.items;
    expect(item).toMatchObject({ sku: reliableSku, qty: 2, availability: { state: 'InStock' } });
    expect(item?.variants?.map(({ id }) => id)).toContain(otherSku);
    expect(cart.totals.itemTotal).toBe((item?.price.current ?? 0) * 2);
    expect(cart.approachingDiscount).toMatchObject([{ level: 'SHIPPING' }]);
    const { calloutMessage } = cart.promoSummary.find(({ level }) => level === 'SHIPPING') ?? {};
    expect(calloutMessage).toContain(`$${cart.approachingDiscount[0]?.remaining.toFixed(2)} more`);
  });

  it('adds to the row of the same variant, or a new row for another, and increments the version', async () => {
    const { id } = await shopper.createCart();
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku, qty: 2 });
    const cart = await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: otherSku });
    expect([getQty(cart), cart.version, cart.totals.totalUnits]).toEqual([[3, 1], 3, 4]);
  });

  it('accepts the variant of content under the name product, and rejects both names at once', async () => {
    const created = await shopper.read('POST', '/cart/v1/cartWithItem', { product: reliableSku });
    const cart = await shopper.read('POST', '/cart/v1/item', { basketId: created.id, product: reliableSku });
    expect(cart.items).toMatchObject([{ sku: reliableSku, qty: 2 }]);
    const both = await shopper.send('POST', '/cart/v1/item', { basketId: created.id, sku: reliableSku, product: reliableSku });
    expect(both.status).toBe(400);
    expect(await both.text()).toContain('additional properties: \\"product\\"');
  });

  it('stores both items when two tabs add at once', async () => {
    const { id } = await shopper.createCart();
    await Promise.all(Array.from({ length: 4 }, () => shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku })));
    expect(getQty(await shopper.read('GET', `/cart/v1/cart/${id}`))).toEqual([5]);
  });

  it('changes quantity and variant, and merges rows of the same item', async () => {
    const { id, items } = await shopper.createCart();
    const itemId = items[0]?.id;
    expect(getQty(await shopper.read('PUT', `/cart/v1/cart/${id}/item`, { itemId, qty: 4 }))).toEqual([4]);
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: otherSku });
    const merged = await shopper.read('PUT', `/cart/v1/cart/${id}/item`, { itemId, sku: otherSku });
    expect(merged.items).toMatchObject([{ id: itemId, sku: otherSku, qty: 5 }]);
  });

  it('returns to its previous state when an added item is removed', async () => {
    const before = await shopper.createCart();
    const added = await shopper.read('POST', '/cart/v1/item', { basketId: before.id, sku: otherSku, qty: 3 });
    const after = await shopper.read('DELETE', '/cart/v1/item', { basketId: before.id, itemId: added.items[1]?.id });
    expect([after.totals, after.items]).toEqual([before.totals, before.items]);
  });

  it('rejects more units of an item than its limit or its stock', async () => {
    const { id, items } = await shopper.createCart();
    const maxQty = items[0]?.maxQty ?? 0;
    expect(await shopper.expectError('POST', '/cart/v1/item', { basketId: id, sku: reliableSku, qty: maxQty })).toMatchObject({
      status: 409,
      errorId: 'INV408',
      detail: { additionalInfo: { maxAllowedQty: maxQty, sku: reliableSku } },
    });
    const scarce = 'TARNFELL:TFKES01M:G4S:XL::1:';
    await setStock(scarce, 'TARNFELL-US', 1);
    expect(await shopper.expectError('POST', '/cart/v1/cartWithItem', { sku: scarce, qty: 2 })).toMatchObject({
      status: 409,
      errorId: 'INV700',
      detail: { additionalInfo: { availableQty: 1 } },
    });
  });

  it.each([
    ['an unknown variant', { sku: 'TARNFELL:NOSUCH01:K3B:M::1:' }, 404, 'ORD404'],
    ['another brand’s variant', { sku: 'SOLVANE:NOSUCH01:K3B:M::1:' }, 404, 'ORD404'],
    ['a sku that is none', { sku: 'x' }, 400, 'API400'],
    ['no units', { sku: reliableSku, qty: 0 }, 400, 'API400'],
  ])('rejects %s', async (_, body, status, errorId) => {
    expect(await shopper.expectError('POST', '/cart/v1/cartWithItem', body)).toMatchObject({ status, errorId });
  });

  it('reports a changed price once and charges the new one', async () => {
    const { id, items } = await shopper.createCart(otherSku);
    await setPrice(otherSku, 12_345);
    const notified = await shopper.read('GET', `/cart/v1/cart/${id}`);
    expect(notified.flash).toMatchObject([{ type: 'PriceChanged', details: [{ sku: otherSku, itemId: items[0]?.id }] }]);
    expect(notified.totals.itemTotal).toBe(123.45);
    expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).flash).toEqual([]);
  });

  it('reports unavailable items on request and removes them only when asked to', async () => {
    const removed = 'TARNFELL:TFKES01M:G4S:S::1:';
    await setStock(removed, 'TARNFELL-US', 2);
    await setStock(otherSku, 'TARNFELL-US', 20);
    const { id } = await shopper.createCart(removed, 2);
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: otherSku, qty: 3 });
    await setStock(removed, 'TARNFELL-US', 0);
    await setStock(otherSku, 'TARNFELL-US', 1);
    const url = `/cart/v1/cart/${id}`;
    expect((await shopper.read('GET', url)).flash).toEqual([]);
    const looked = await shopper.read('GET', `${url}?inventorySupplyCheck=true`);
    expect(looked.flash).toMatchObject([
      { type: 'ItemNotAvailable', details: [{ sku: removed, missingQty: 2 }] },
      { type: 'PartialInventoryMissing', details: [{ sku: otherSku, missingQty: 2 }] },
    ]);
    expect(getQty(looked)).toEqual([2, 3]);
    expect(getQty(await shopper.read('GET', `${url}?inventorySupplyCheck=true&isPatchRequired=true`))).toEqual([1]);
    await setStock(otherSku, 'TARNFELL-US', 0);
    const empty = await shopper.read('GET', `${url}?inventorySupplyCheck=true&isPatchRequired=true`);
    expect([empty.flash[0]?.type, empty.items]).toEqual(['FullInventoryMissing', []]);
    await setStock(otherSku, 'TARNFELL-US', 20);
  });

  it('removes items that are no longer for sale without checking stock', async () => {
    const { db } = test.database;
    const { sku } = await db.selectFrom('variants').select('sku').where('style_id', '=', 'TFMAS01U').executeTakeFirstOrThrow();
    await setStock(sku, 'TARNFELL-US', 5);
    await setStock(otherSku, 'TARNFELL-US', 5);
    const { id } = await shopper.createCart(sku);
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: otherSku });
    await setStock(otherSku, 'TARNFELL-US', 0);
    await db.deleteFrom('prices').where('style_id', '=', 'TFMAS01U').execute();
    const url = `/cart/v1/cart/${id}`;
    const stored = await shopper.read('GET', url);
    expect([stored.flash, stored.items.map(({ availability }) => availability.state)]).toEqual([[], ['OutOfStock', 'OutOfStock']]);
    const patched = await shopper.read('GET', `${url}?isPatchRequired=true`);
    expect(patched.flash).toMatchObject([{ type: 'ItemNotAvailable', code: 'ORD430', details: [{ sku, missingQty: 1 }] }]);
    expect(patched.items.map((item) => item.sku)).toEqual([otherSku]);
    await setStock(otherSku, 'TARNFELL-US', 20);
  });

  it('returns the stock of the shopper’s store', async () => {
    const store = await test.database.db.selectFrom('stores').select('id').where('brand', '=', 'tarnfell').executeTakeFirstOrThrow();
    await setStock(reliableSku, store.id, 3);
    const { id } = await shopper.createCart();
    const cart = await shopper.read('GET', `/cart/v1/cart/${id}?favStoreId=${store.id}`);
    expect(cart.items[0]?.shippingOptions.find(({ shippingMethod }) => shippingMethod.code === 'pickup')).toMatchObject({
      storeInfo: { id: store.id, storeInventory: 3 },
    });
  });

  it('returns the same error for another customer’s cart and an unknown one', async () => {
    const { id, items } = await shopper.createCart();
    const other = await startShopper(test);
    const foreign = [
      await other.expectError('GET', `/cart/v1/cart/${id}`),
      await other.expectError('POST', '/cart/v1/item', { basketId: id, sku: reliableSku }),
      await other.expectError('DELETE', '/cart/v1/item', { basketId: id, itemId: items[0]?.id }),
      await other.expectError('PUT', `/cart/v1/cart/${id}/item`, { itemId: items[0]?.id, qty: 2 }),
    ];
    const unknown = await other.expectError('GET', '/cart/v1/cart/5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64');
    for (const response of foreign) expect(response).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404, errorId: 'BSK404' });
  });

  it('names the unknown row in the error', async () => {
    const { id } = await shopper.createCart();
    expect(await shopper.expectError('DELETE', '/cart/v1/item', { basketId: id, itemId: 'x' })).toMatchObject({
      status: 404,
      errorId: 'ORD404',
    });
  });

  it('uses the language of the request and the currency of the site', async () => {
    const canadian = await startShopper(test, 'TARNFELL-CA', 'fr_CA');
    const cart = await canadian.createCart();
    expect([cart.currency, cart.taxIncluded, cart.promoSummary[0]?.promotionName]).toEqual(['CAD', false, 'Livraison gratuite']);
    const german = await startShopper(test, 'TARNFELL-DE', 'de_DE');
    const { totals, taxIncluded } = await german.createCart();
    expect([taxIncluded, totals.total]).toEqual([true, Math.round((totals.itemTotal + totals.shipping) * 100) / 100]);
    expect(totals.tax).toBeGreaterThan(0);
  });
});
