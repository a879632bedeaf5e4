import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { requestCode, exchangeCode, signInAgain, startMember, type Member } from '../authentication/testing/start-member.ts';
import { denver, openStore } from '../delivery/testing/places-of-tests.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { reliableSku, createShopper, startShopper, type Shopper } from './testing/start-shopper.ts';

const otherSku = 'TARNFELL:TFKES01M:G4S:L::1:';

describe('a guest’s cart at sign-in', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    const stock = { sku: otherSku, location: 'TARNFELL-US', quantity: 20 };
    const { db } = test.database;
    await db
      .insertInto('stock')
      .values(stock)
      .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet(stock))
      .execute();
  }, 120_000);
  afterAll(() => test.close());

  const add = (shopper: Shopper, basketId: string, sku: string, qty: number) =>
    shopper.read('POST', '/cart/v1/item', { basketId, sku, qty });
  const read = (shopper: Shopper, id: string) => shopper.read('GET', `/cart/v1/cart/${id}`);
  const createLines = ({ items }: Cart) => items.map(({ sku, qty }) => [sku, qty]);

  /** The guest signs in to the member's account. */
  const signIn = async ({ email }: Member, guest: Shopper) => {
    const { body, codeVerifier } = await requestCode(test, { email });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier, refreshToken: guest.token.refreshToken });
    return { token, shopper: createShopper(test, token, { siteid: 'TARNFELL-US', locale: 'en_US' }) };
  };

  it('merges into the account’s by item, and reports it', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart(reliableSku, 2);
    const { id } = await guest.createCart(reliableSku, 3);
    await add(guest, id, otherSku, 1);
    const { token, shopper } = await signIn(member, guest);
    expect(token.cart).toEqual({ basketId: own.id, totalItems: 2, totalUnits: 6, merged: true });
    const merged = await read(shopper, own.id);
    expect(createLines(merged)).toEqual([
      [reliableSku, 5],
      [otherSku, 1],
    ]);
    expect(merged.version).toBe(own.version + 1);
    expect(await guest.expectError('GET', `/cart/v1/cart/${id}`)).toMatchObject({ status: 404, errorId: 'BSK404' });
  });

  it('retains the delivery of the guest’s items', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    await openStore(test.database.db, denver, { units: { [reliableSku]: 5 } });
    const own = await member.createCart(reliableSku, 2);
    await guest.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, qty: 3, delivery: { code: 'pickup', storeId: denver } });
    const { shopper } = await signIn(member, guest);
    const merged = await read(shopper, own.id);
    expect(merged.items.map(({ qty, shippingId }) => [qty, shippingId])).toEqual([
      [2, 'me'],
      [3, 'pickup'],
    ]);
    expect(merged.shippingMethods.at(-1)).toMatchObject({ storeInfo: { id: denver } });
  });

  it('respects the limit per item and reports the remaining units until the next change', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart(reliableSku, 2);
    const most = own.items[0]?.maxQty ?? 0;
    await guest.createCart(reliableSku, most);
    const { token, shopper } = await signIn(member, guest);
    expect(token.cart).toMatchObject({ basketId: own.id, totalUnits: most });
    const merged = await read(shopper, own.id);
    expect(merged.customerNotifications).toMatchObject([{ code: 'CartMergeLimited', message: expect.stringContaining('2 × Kestrel') }]);
    expect((await add(shopper, own.id, otherSku, 1)).customerNotifications).toEqual([]);
  });

  it('becomes the account’s if that has none, or an empty one, with its addresses', async () => {
    const [without, empty] = [await startMember(test), await startMember(test)];
    const none = await empty.read('POST', '/cart/v1/cart');
    for (const member of [without, empty]) {
      const guest = await startShopper(test);
      const { id } = await createReadyCart(guest);
      const { token, shopper } = await signIn(member, guest);
      expect(token.cart).toMatchObject({ basketId: id, totalItems: 1, merged: false });
      expect(await read(shopper, id)).toMatchObject({ shippingAddress: { city: 'Boulder' }, payment_instruments: [{}] });
    }
    expect(createLines(await read(empty, none.id))).toEqual([]);
  });

  it('copies its addresses to a cart without any', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart(otherSku);
    await createReadyCart(guest);
    const { shopper } = await signIn(member, guest);
    const merged = await read(shopper, own.id);
    expect(merged).toMatchObject({ shippingAddress: { city: 'Boulder' }, billingAddress: { city: 'Boulder' }, totalItems: 2 });
    expect(merged.payment_instruments).toEqual([]);
  });

  it('leaves the account’s unchanged if the guest has none; the guest’s session ends', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart();
    const { token, shopper } = await signIn(member, guest);
    expect(token.cart).toEqual({ basketId: own.id, totalItems: 1, totalUnits: 1, merged: false });
    expect(await read(shopper, own.id)).toEqual(own);
    const left = await test.database.db
      .selectFrom('refresh_tokens')
      .select('hash')
      .where('customer_id', '=', guest.token.customerId)
      .execute();
    expect(left).toEqual([]);
  });

  it('is not lost after an order attempt, and the guest’s orders move to the account', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart(otherSku);
    const first = await createReadyCart(guest);
    const { orderId } = await guest.read<{ orderId: string }>(
      'PUT',
      orderPath,
      { cartId: first.id, cartVersion: first.version },
      createKeyHeader(),
    );
    const tried = await createReadyCart(guest, undefined, 1, fakeTokens.declined);
    await guest.expectError('PUT', orderPath, { cartId: tried.id, cartVersion: tried.version }, createKeyHeader());
    const { token, shopper } = await signIn(member, guest);
    expect(token.cart).toMatchObject({ basketId: own.id, totalItems: 2, merged: true });
    expect(createLines(await read(shopper, tried.id))).toEqual([]);
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${orderId}`)).toMatchObject({ orderId });
    expect(await guest.expectError('GET', `/consumers-v3/consumer/purchase/${orderId}`)).toMatchObject({ status: 404 });
  });

  it('remains the guest’s if the refresh token is invalid, another site’s or another account’s', async () => {
    const [member, other, foreign] = [await startMember(test), await startMember(test), await startShopper(test, 'TARNFELL-GB', 'en_GB')];
    const theirs = await other.createCart();
    await foreign.createCart('TARNFELL:TFKES01M:G4S:L::1:').catch(() => undefined);
    for (const guest of [other, foreign, { ...foreign, token: { ...foreign.token, refreshToken: 'made-up-made-up-made-up' } }])
      expect((await signIn(member, guest)).token.cart).toBeUndefined();
    // The exchange has ended their session.
    expect(createLines(await read(await signInAgain(test, other), theirs.id))).toEqual([[reliableSku, 1]]);
  });

  it('is merged once by two concurrent sign-ins', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test)];
    const own = await member.createCart(reliableSku, 1);
    await guest.createCart(reliableSku, 2);
    const tokens = await Promise.all([signIn(member, guest), signIn(member, guest)]);
    expect(tokens.map(({ token }) => token.cart?.totalUnits)).toEqual([3, 3]);
    expect(createLines(await read(member, own.id))).toEqual([[reliableSku, 3]]);
  });
});
