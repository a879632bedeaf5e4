import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { address, createCardInput, contact, createKeyHeader, orderPath } from '../orders/testing/create-ready-cart.ts';
import type { CardCodes } from '../tenders/gift-card/gift-card-codes.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { deactivateGiftCards } from './deactivate-gift-cards.ts';
import { anyAmountSku, buyGiftCard, codes, findCodes, giftCardKey, storeCard } from './testing/buy-gift-card.ts';

const balancePath = '/cart/v1/giftcard/balance';
const minute = 60_000;

describe('the tender GIFT_CARD', () => {
  let test: TestBackend;
  let shopper: Shopper;
  let cart: Cart;
  const payments = createFakePayments();
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port }, giftCardKey });
    shopper = await startShopper(test);
  }, 120_000);
  beforeEach(async () => {
    const { id } = await shopper.createCart();
    cart = await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
  });
  afterAll(() => test.close());

  const getInstruments = ({ id }: Cart) => `/cart/v1/cart/${id}/paymentInstruments`;
  const createInput = ({ number, pin }: CardCodes) => ({ payment_method_id: 'GIFT_CARD', number, pin });
  const add = (card: CardCodes, more: object = {}, to = cart) =>
    shopper.read('POST', getInstruments(to), { ...createInput(card), ...more });
  const reject = (card: CardCodes, to = cart, owner = shopper) => owner.expectError('POST', getInstruments(to), createInput(card));
  const readBalance = async ({ number, pin }: CardCodes) =>
    (await shopper.read<{ balance: number }>('POST', balancePath, { number, pin })).balance;

  it('pays up to its balance or the requested amount, and leaves the rest to a card', async () => {
    const [small, large] = [await storeCard(test, { amount: 500 }), await storeCard(test, { amount: 10_000 })];
    await add(small);
    const paid = await add(large, { amount: 12.5 });
    expect(paid.payment_instruments.toSorted((one, other) => one.amount - other.amount)).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: 5, storedValue: { last4: small.number.slice(-4), balance: 5 } },
      { payment_method_id: 'GIFT_CARD', amount: 12.5, storedValue: { last4: large.number.slice(-4), balance: 100 } },
    ]);
    expect(paid.totals.remainingToPay).toBeCloseTo(paid.totals.total - 17.5, 2);
    const whole = await shopper.read('POST', getInstruments(cart), await createCardInput(shopper, cart.id));
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: whole.version }, createKeyHeader());
    expect(order.status).toBe('finalised');
    expect(order.paymentMethod.find(({ amount }) => amount === 12.5)).toEqual({
      paymentInstrumentId: expect.any(String),
      payment_method_id: 'GIFT_CARD',
      amount: 12.5,
      storedValue: { last4: large.number.slice(-4) },
    });
    expect([await readBalance(small), await readBalance(large)]).toEqual([0, 87.5]);
    expect(await findCodes(test, large)).toEqual([]);
    expect(JSON.stringify(test.log.lines)).not.toContain(large.number);
    expect(await reject(small, await createNextCart())).toMatchObject({ status: 402, errorId: 'GFC755' });
  });

  it('pays a whole order without another payment', async () => {
    const card = await storeCard(test, { amount: 500_000 });
    const { version, totals } = await add(card);
    expect(totals.remainingToPay).toBe(0);
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: version }, createKeyHeader());
    expect(order.paymentMethod).toMatchObject([{ payment_method_id: 'GIFT_CARD', amount: totals.total }]);
  });

  it('rejects cards with the code for each reason', async () => {
    const known = await storeCard(test, { amount: 500 });
    const [first = ''] = known.pin;
    const wrongPin = { ...known, pin: String((Number(first) + 1) % 10) + known.pin.slice(1) };
    const rejected = [
      [{ ...known, number: '7300112233445566' }, 'GFC700'],
      [wrongPin, 'GFC725'],
      [await storeCard(test, { amount: 500, isActive: false }), 'GFC740'],
      [await storeCard(test, { amount: 500, expiresAt: test.time.now }), 'GFC410'],
      [await storeCard(test, { amount: 500, currency: 'CAD' }), 'GFC812'],
    ] as const;
    for (const [card, errorId] of rejected) {
      expect(await reject(card)).toMatchObject({ status: 402, errorId });
      const { number, pin } = card;
      expect(await shopper.expectError('POST', balancePath, { number, pin })).toMatchObject({ status: 402, errorId });
    }
    await add(known);
    expect(await reject(known)).toMatchObject({ status: 409, errorId: 'PYT300' });
  });

  it('gets the same responses for a wrong PIN and an unknown number, until the client address is blocked', async () => {
    const { number } = await storeCard(test, { amount: 500 });
    const unknown = codes.getCodes(randomUUID()).number;
    const guess = async (given: string, address: string) => {
      const response = await shopper.send('POST', balancePath, { number: given, pin: '000000' }, { 'x-forwarded-for': address });
      const { errorDetails } = (await response.json()) as { readonly errorDetails: unknown };
      return { status: response.status, errorDetails };
    };
    const [ofKnown, ofUnknown] = [[], []] as [object[], object[]];
    for (let trial = 1; trial <= 7; trial += 1) {
      ofKnown.push(await guess(number, '198.51.100.20'));
      ofUnknown.push(await guess(unknown, '198.51.100.20'));
    }
    expect(ofKnown).toEqual(ofUnknown);
    expect([ofKnown[4], ofKnown[5]]).toMatchObject([{ errorDetails: [{ errorId: 'GFC725' }] }, { errorDetails: [{ errorId: 'GFC400' }] }]);
  });

  it('is not blocked for its owner by strangers elsewhere', async () => {
    const { number, pin } = await storeCard(test, { amount: 500 });
    for (const stranger of ['198.51.100.21', '198.51.100.22'])
      for (let trial = 1; trial <= 7; trial += 1)
        await shopper.expectError('POST', balancePath, { number, pin: '000000' }, { 'x-forwarded-for': stranger });
    const elsewhere = { 'x-forwarded-for': '198.51.100.23' };
    expect(await shopper.read('POST', balancePath, { number, pin }, elsewhere)).toMatchObject({ balance: 5 });
  });

  it('blocks a client address for a quarter of an hour after five wrong PINs in a row', async () => {
    const card = await storeCard(test, { amount: 500 });
    const wrong = { ...card, pin: 'wrong' };
    for (let trial = 1; trial <= 4; trial += 1) expect(await reject(wrong)).toMatchObject({ errorId: 'GFC725' });
    expect(await readBalance(card)).toBe(5);
    for (let trial = 1; trial <= 5; trial += 1) expect(await reject(wrong)).toMatchObject({ errorId: 'GFC725' });
    expect(await reject(card)).toMatchObject({ status: 402, errorId: 'GFC400' });
    const { number, pin } = card;
    expect(await shopper.expectError('POST', balancePath, { number, pin })).toMatchObject({ status: 402, errorId: 'GFC400' });
    const before = test.time.now;
    test.time.now = new Date(before.getTime() + 15 * minute);
    expect(await readBalance(card)).toBe(5);
    test.time.now = before;
  });

  it('rejects an order of gift cards alone', async () => {
    const bought = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, giftCardAmount: 20 });
    expect(await reject(await storeCard(test, { amount: 500 }), bought)).toMatchObject({ status: 402, errorId: 'GFC760' });
    // The same applies when the goods are removed later.
    await add(await storeCard(test, { amount: 500 }));
    await shopper.read('POST', '/cart/v1/item', { basketId: cart.id, sku: anyAmountSku, giftCardAmount: 20 });
    await shopper.read('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { shippingId: 'digital', contact });
    const [goods] = cart.items;
    const { id, version } = await shopper.read('DELETE', '/cart/v1/item', { basketId: cart.id, itemId: goods?.id });
    expect(await shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader())).toMatchObject({
      errorId: 'GFC760',
    });
  });

  it('moves from an inactive cart to the cart that presents it', async () => {
    const card = await storeCard(test, { amount: 500 });
    const held = await add(card);
    const other = await startShopper(test);
    const otherCart = await other.createCart();
    expect(await reject(card, otherCart, other)).toMatchObject({ status: 402, errorId: 'GFC400' });
    const before = test.time.now;
    test.time.now = new Date(before.getTime() + 16 * minute);
    const moved = await other.read('POST', getInstruments(otherCart), createInput(card));
    expect(moved.payment_instruments).toHaveLength(1);
    const lost = await shopper.read('GET', `/cart/v1/cart/${cart.id}`);
    expect(lost).toMatchObject({ payment_instruments: [], version: held.version + 1 });
    test.time.now = before;
  });

  it('can be used again after a cart has released it', async () => {
    const card = await storeCard(test, { amount: 500 });
    const {
      payment_instruments: [instrument],
    } = await add(card);
    await shopper.read('DELETE', getInstruments(cart), { paymentInstrumentId: instrument?.paymentInstrumentId });
    const before = test.time.now;
    test.time.now = new Date(before.getTime() + 3000);
    expect((await add(card, {}, await createNextCart())).payment_instruments).toHaveLength(1);
    test.time.now = before;
  });

  it('is rejected with the order if it was deactivated after it was added to the cart', async () => {
    const { orderId, items } = await buyGiftCard(shopper, { giftCardAmount: 20 });
    const { db } = test.database;
    const [bought] = await db
      .selectFrom('value_accounts')
      .select('id')
      .where(sql`details ->> 'orderId'`, '=', orderId)
      .execute();
    const card = codes.getCodes(bought?.id ?? '');
    const { payment_instruments: added } = await add(card);
    const { version } = await shopper.read('POST', getInstruments(cart), await createCardInput(shopper, cart.id));
    const units = items.map(({ id: lineId, qty }) => ({ lineId, qty }));
    await db.transaction().execute((transaction) => deactivateGiftCards(transaction, { orderId, units, now: test.time.now }));
    const order = { cartId: cart.id, cartVersion: version };
    const rejected = await shopper.expectError('PUT', orderPath, order, createKeyHeader());
    expect(rejected).toMatchObject({ status: 402, errorId: 'GFC800' });
    expect(rejected.detail).toMatchObject({ additionalInfo: { paymentInstrumentId: added[0]?.paymentInstrumentId } });
    expect(payments.requests).not.toContainEqual(expect.objectContaining({ subject: cart.id }));
    expect(await shopper.read('GET', `/cart/v1/cart/${cart.id}`)).toMatchObject({ status: 'open' });
    expect(await reject(card, await createNextCart())).toMatchObject({ errorId: 'GFC740' });
  });

  it('accepts five cards per cart', async () => {
    for (let count = 1; count <= 5; count += 1) await add(await storeCard(test, { amount: 1 }));
    expect(await reject(await storeCard(test, { amount: 1 }))).toMatchObject({ status: 400 });
  });

  const createNextCart = () => shopper.createCart();
});

describe('a server without a gift card secret', () => {
  it('rejects every card with GFC799', async () => {
    const test = await startTestBackend();
    const shopper = await startShopper(test);
    const input = { number: '7300112233445566', pin: '123456' };
    expect(await shopper.expectError('POST', balancePath, input)).toMatchObject({ status: 402, errorId: 'GFC799' });
    const { id } = await shopper.createCart();
    const instrument = { payment_method_id: 'GIFT_CARD', ...input };
    expect(await shopper.expectError('POST', `/cart/v1/cart/${id}/paymentInstruments`, instrument)).toMatchObject({
      status: 402,
      errorId: 'GFC799',
    });
    await test.close();
  }, 60_000);
});
