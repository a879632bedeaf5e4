import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { sendTo, startMockService } from './testing/mock-requests.ts';

const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  recipientContactEmail: 'robin@shopper.example',
  addressLine1: '12 Birch Street',
  city: 'Denver',
  stateCityProvDept: 'CO',
  postalCode: '80202',
  country: 'US',
};

/** A guest of a mock. */
async function startGuest(service = startMockService()) {
  const token = (await sendTo(service, 'POST', '/token/v2/auth/token', {}, { type: 'Guest' })).body as OperationResponse<'issueToken'>;
  const send = (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    sendTo(service, method, path, { authorization: `Bearer ${token.accessToken}`, ...headers }, body);
  const change = async (method: string, path: string, body?: unknown): Promise<Cart> => {
    const response = await send(method, path, body);
    expect(response, `${method} ${path}`).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
    return response.body as Cart;
  };
  return { service, send, change };
}

/** Two variants of the same style in stock. */
async function findItems(send: Awaited<ReturnType<typeof startGuest>>['send']) {
  const listing = (await send('GET', '/products/v2/search/productSearch?q=jacket&count=48')).body as OperationResponse<'searchProducts'>;
  const [first] = listing.products;
  const details = (await send('GET', `/products/v2/products/${first?.id}/details`)).body as OperationResponse<'getProductDetails'>;
  const { variants } = (await send('GET', `/products/v2/products/${first?.id}/inventory`)).body as OperationResponse<'getInventory'>;
  const [one, other] = details.variants.filter(({ id }) => (variants[id]?.quantity ?? 0) > 3);
  if (!one || !other) throw new Error('The seed leaves no two variants in stock.');
  return { one, other };
}

async function startCart(guest: Awaited<ReturnType<typeof startGuest>>) {
  const { one } = await findItems(guest.send);
  return guest.change('POST', '/cart/v1/cartWithItem', { sku: one.id, qty: 1 });
}

describe('the mock', () => {
  it('changes a cart with each request', async () => {
    const { send, change } = await startGuest();
    const { one, other } = await findItems(send);
    const created = await change('POST', '/cart/v1/cartWithItem', { sku: one.id, qty: 1 });
    const basketId = created.id;
    await change('POST', '/cart/v1/item', { basketId, sku: one.id, qty: 1 });
    const added = await change('POST', '/cart/v1/item', { basketId, sku: other.id, qty: 1 });
    expect(added.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      [one.id, 2],
      [other.id, 1],
    ]);
    expect(added.totals.itemSubTotal).toBeCloseTo(one.price.current * 2 + other.price.current);
    const [first, second] = added.items;
    const changed = await change('PUT', `/cart/v1/cart/${basketId}/item`, { itemId: first?.id, qty: 3 });
    expect(changed.totals.totalUnits).toBe(4);
    const merged = await change('PUT', `/cart/v1/cart/${basketId}/item`, { itemId: second?.id, sku: one.id });
    expect(merged.items).toMatchObject([{ sku: one.id, qty: 4 }]);
    expect(await send('POST', '/cart/v1/item', { basketId, sku: one.id, qty: 99 })).toMatchObject({ status: 409 });
    const emptied = await change('DELETE', '/cart/v1/item', { basketId, itemId: merged.items[0]?.id });
    expect([emptied.items, emptied.totals.total]).toEqual([[], 0]);
    expect(emptied.version).toBeGreaterThan(created.version);
  });

  it('saves an item for later and moves it back', async () => {
    const guest = await startGuest();
    const { id: basketId, items } = await startCart(guest);
    const readSaved = async () => (await guest.send('GET', '/wishlists/v2/saveForLater')).body as OperationResponse<'getSaveForLater'>;
    const moved = await guest.send('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: items[0]?.id });
    const { listId: saveForLaterId, id: itemId } = moved.body as OperationResponse<'moveToSaveForLater'>;
    expect((await guest.change('GET', `/cart/v1/cart/${basketId}`)).items).toEqual([]);
    expect((await readSaved()).saveForLater).toMatchObject([{ saveForLaterId, items: [{ itemId, sku: items[0]?.sku }] }]);
    const back = await guest.change('PUT', '/cart/v2/saveForLater', { basketId, saveForLaterId, itemId });
    expect([back.items.map(({ sku }) => sku), await readSaved()]).toEqual([[items[0]?.sku], { saveForLater: [] }]);
  });

  it('stores a list of favorites for each customer', async () => {
    const guest = await startGuest();
    const readFavorites = async (of = guest) =>
      ((await of.send('GET', '/wishlists/v2/favorites')).body as OperationResponse<'getFavorites'>).items;
    const { body } = await guest.send('POST', '/wishlists/v2/favorites', { id: 'TFR10ARAK3B' });
    const { favoriteId, itemId } = body as OperationResponse<'addFavorite'>;
    expect(await readFavorites()).toMatchObject([{ itemId, product: { masterId: 'TFR10ARA' } }]);
    expect(await readFavorites(await startGuest(guest.service))).toEqual([]);
    expect((await guest.send('DELETE', `/wishlists/v2/favorites/${favoriteId}/items/${itemId}`)).status).toBe(204);
    expect(await readFavorites()).toEqual([]);
  });

  it('applies the percentage at the end of a coupon code', async () => {
    const guest = await startGuest();
    const { id: basketId, totals } = await startCart(guest);
    const reduced = await guest.change('PUT', '/cart/v1/coupon', { basketId, code: 'spring10' });
    expect(reduced.couponItems).toMatchObject([{ code: 'SPRING10', applied: true }]);
    expect(reduced.totals.totalDiscount).toBeCloseTo(totals.itemSubTotal / 10, 1);
    const again = await guest.send('PUT', '/cart/v1/coupon', { basketId, code: 'SPRING10' });
    expect(again).toMatchObject({ status: 422, body: { errorDetails: [{ errorId: 'PRM139' }] } });
    const unknown = await guest.send('PUT', '/cart/v1/coupon', { basketId, code: 'NOTHING' });
    expect(unknown).toMatchObject({ status: 422, body: { errorDetails: [{ errorId: 'PRM416' }] } });
    const couponId = reduced.couponItems[0]?.id;
    expect((await guest.change('DELETE', '/cart/v1/coupon', { basketId, couponId })).totals).toEqual(totals);
  });

  it('places the order of a cart once and shows it to its customer alone', async () => {
    const guest = await startGuest();
    const { id, totals } = await startCart(guest);
    const express = await guest.change('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'express' });
    expect(express.totals.shipping).toBeGreaterThan(totals.shipping);
    await guest.change('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    await guest.change('POST', `/cart/v1/cart/${id}/paymentInstruments`, {
      payment_method_id: 'GIFT_CARD',
      number: '7300112233445566',
      pin: '1',
    });
    const place = (key: string) => guest.send('PUT', '/cart/v2/checkout/order', { cartId: id, cartVersion: 5 }, { 'idempotency-key': key });
    const card = { payment_method_id: 'CREDIT_CARD', sessionId: 'session-1', token: 'token-123' };
    const paid = await guest.change('POST', `/cart/v1/cart/${id}/paymentInstruments`, card);
    expect(paid.totals.remainingToPay).toBe(0);
    const placed = await place('2c1f7f0a-9d0e-4a5b-b7a4-6f2d1c9e8a30');
    expect(placed).toMatchObject({ status: 201, body: { email: address.recipientContactEmail, totals: paid.totals } });
    expect(await place('2c1f7f0a-9d0e-4a5b-b7a4-6f2d1c9e8a30')).toEqual({ status: 200, body: placed.body });
    expect(await place('0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20')).toMatchObject({ status: 404 });
    const { orderId } = placed.body as OperationResponse<'getOrder'>;
    expect(await guest.send('GET', `/consumers-v3/consumer/purchase/${orderId}`)).toEqual({ status: 200, body: placed.body });
    const stranger = await startGuest(guest.service);
    const unknown = { status: 404, body: { errorDetails: [{ errorId: 'OHS4004' }] } };
    expect(await stranger.send('GET', `/consumers-v3/consumer/purchase/${orderId}`)).toMatchObject(unknown);
    expect((await stranger.send('GET', `/cart/v1/cart/${id}`)).status).toBe(404);
  });

  it('rejects the order of a cart without items, address or payment', async () => {
    const guest = await startGuest();
    const place = async (cartId: string) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { status, body } = await guest.send('PUT', '/cart/v2/checkout/order', { cartId, cartVersion: 1 }, headers);
      return [status, (body as { readonly errorDetails: readonly { readonly errorId: string }[] }).errorDetails[0]?.errorId];
    };
    expect(await place((await guest.change('POST', '/cart/v1/cart')).id)).toEqual([409, 'INV409']);
    const { id } = await startCart(guest);
    expect(await place(id)).toEqual([409, 'PYT406']);
    await guest.change('POST', `/cart/v2/cart/${id}/shippingAddress`, { address });
    expect(await place(id)).toEqual([402, 'PYT404']);
  });

  it('deletes carts and orders on request', async () => {
    const guest = await startGuest();
    const { id } = await startCart(guest);
    expect((await guest.send('POST', '/mock/reset')).status).toBe(204);
    expect((await guest.send('GET', `/cart/v1/cart/${id}`)).status).toBe(404);
  });
});
