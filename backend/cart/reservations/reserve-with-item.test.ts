import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { requestCode, exchangeCode, startMember } from '../../authentication/testing/start-member.ts';
import { createKeyHeader, orderPath, prepareForOrder } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, createShopper, startShopper, type Shopper } from '../testing/start-shopper.ts';

const location = 'TARNFELL-US';
const start = new Date('2026-11-21T09:00:00Z');
const createMinutes = (count: number): Date => new Date(start.getTime() + count * 60_000);

describe('reserveWithItem', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.time.now = start;
    await setStock(3);
  });

  const setStock = (quantity: number) =>
    test.database.db
      .updateTable('stock')
      .set({ quantity, holds: '{}' })
      .where('sku', '=', reliableSku)
      .where('location', '=', location)
      .execute();
  const readStock = () =>
    test.database.db
      .selectFrom('stock')
      .select(['quantity', 'holds'])
      .where('sku', '=', reliableSku)
      .where('location', '=', location)
      .executeTakeFirstOrThrow();
  const getPath = (qty: number, sku = reliableSku): string => `/cart/v1/reserveWithItem?sku=${encodeURIComponent(sku)}&qty=${qty}`;
  const reserve = (shopper: Shopper, qty = 1): Promise<Cart> => shopper.read('POST', getPath(qty));
  const read = (shopper: Shopper, { id }: Cart): Promise<Cart> =>
    shopper.read('GET', `/cart/v1/cart/${id}?inventorySupplyCheck=true&isPatchRequired=true`);
  const readRemaining = async (shopper: Shopper): Promise<unknown> =>
    (await shopper.expectError('POST', '/cart/v1/cartWithItem', { sku: reliableSku, qty: 6 })).detail?.additionalInfo;
  const place = (shopper: Shopper, cart: Cart) =>
    shopper.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());

  it('reserves units in a separate cart, and leaves the rest to other shoppers', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    const own = await shopper.createCart(reliableSku, 1);
    const express = await reserve(shopper, 2);
    expect(express).toMatchObject({ items: [{ sku: reliableSku, qty: 2 }], reservedUntil: createMinutes(15).toISOString() });
    expect(express.id).not.toBe(own.id);
    expect(await read(shopper, own)).toEqual(own);
    expect(await readRemaining(other)).toMatchObject({ availableQty: 1 });
    const inventory = await other.read<{ variants: object }>('GET', '/products/v2/products/TFKES01MG4S/inventory');
    expect(inventory.variants).toMatchObject({ [reliableSku]: { quantity: 1 } });
  });

  it('ends the customer’s earlier reservation, also one of the same item', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    const first = await reserve(shopper, 3);
    const second = await reserve(shopper, 2);
    expect((await read(shopper, first)).reservedUntil).toBeUndefined();
    expect((await read(shopper, second)).reservedUntil).toBeDefined();
    expect(await readRemaining(other)).toMatchObject({ availableQty: 1 });
  });

  it('ends on time even if its job is late, and continues as an ordinary cart that is reviewed', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    const express = await reserve(shopper, 3);
    test.time.now = createMinutes(15);
    expect((await read(shopper, express)).reservedUntil).toBeUndefined();
    expect((await reserve(other, 2)).items[0]?.qty).toBe(2);
    expect(await read(shopper, express)).toMatchObject({
      items: [{ qty: 1 }],
      flash: [{ type: 'PartialInventoryMissing', code: 'INV409' }],
    });
  });

  it('is released by the job queue without affecting an active reservation of the same item', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    await reserve(shopper);
    test.time.now = createMinutes(5);
    await reserve(other);
    test.time.now = createMinutes(16);
    await test.jobs.runDue();
    expect(Object.keys((await readStock()).holds)).toEqual([other.token.customerId]);
  });

  it('is used by its order exactly once', async () => {
    const shopper = await startShopper(test);
    const cart = await prepareForOrder(shopper, await reserve(shopper, 2));
    expect((await place(shopper, cart)).status).toBe(201);
    expect(await readStock()).toEqual({ quantity: 1, holds: {} });
    expect((await place(shopper, cart)).status).toBe(200);
    expect(await readStock()).toEqual({ quantity: 1, holds: {} });
  });

  it('is not restored with the stock of a canceled order', async () => {
    const shopper = await startShopper(test);
    const cart = await prepareForOrder(shopper, await reserve(shopper, 2), fakeTokens.declined);
    expect((await place(shopper, cart)).ok).toBe(false);
    expect(await readStock()).toEqual({ quantity: 3, holds: {} });
    expect((await read(shopper, cart)).reservedUntil).toBeUndefined();
  });

  it('does not sell units that others have reserved', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    const cart = await prepareForOrder(other, await other.createCart(reliableSku, 2));
    await reserve(shopper, 2);
    const response = await place(other, cart);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'INV406', additionalInfo: { availableQty: 1 } }] });
  });

  it('belongs to the account after a sign-in, in a cart that is not merged', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart('TARNFELL:TFKES01M:G4S:L::1:');
    await reserve(member);
    const express = await reserve(guest, 2);
    const { body, codeVerifier } = await requestCode(test, { email: member.email });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier, refreshToken: guest.token.refreshToken });
    expect(token.cart).toMatchObject({ basketId: own.id, totalItems: 1, merged: false });
    const account = createShopper(test, token, { siteid: 'TARNFELL-US', locale: 'en_US' });
    expect((await read(account, express)).reservedUntil).toBe(express.reservedUntil);
    expect((await readStock()).holds).toEqual({ [member.token.customerId]: { units: 2, until: express.reservedUntil } });
  });

  it.each([
    ['more than there is', 4, 409, 'INV700'],
    ['more than a cart may hold', 7, 409, 'INV408'],
  ])('rejects %s and leaves the earlier reservation', async (_, qty, status, errorId) => {
    const shopper = await startShopper(test);
    const earlier = await reserve(shopper);
    expect(await shopper.expectError('POST', getPath(qty))).toMatchObject({ status, errorId });
    expect((await read(shopper, earlier)).reservedUntil).toBeDefined();
  });

  it('rejects an unknown variant', async () => {
    const shopper = await startShopper(test);
    expect(await shopper.expectError('POST', getPath(1, 'TARNFELL:TFXXX01M:G4S:M::1:'))).toMatchObject({ status: 404, errorId: 'ORD404' });
  });
});
