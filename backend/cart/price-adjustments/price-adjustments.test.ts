import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { startAgent, startAssociate } from '../../authentication/testing/start-staff.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import type { Shopper } from '../testing/start-shopper.ts';

const createPercent = (value: number, more: object = {}) => ({ kind: 'PERCENTAGE', value, reason: 'DAMAGED', ...more });

/** A cart without its change counters. */
const createComparable = (cart: Cart) => ({ ...cart, version: 0, priceAdjustments: undefined });

describe('addPriceAdjustment', () => {
  let test: TestBackend;
  let associate: Shopper;
  let agent: Shopper;
  let member: Shopper;
  beforeAll(async () => {
    test = await startTestBackend();
    associate = await startAssociate(test);
    member = await startMember(test);
    agent = await startAgent(test, { customerId: member.token.customerId });
  }, 120_000);
  afterAll(() => test.close());

  const getPath = ({ id }: Cart, adjustmentId = ''): string => `/cart/v1/cart/${id}/price_adjustments${adjustmentId && `/${adjustmentId}`}`;
  const adjust = (cart: Cart, body: object, by = associate): Promise<Cart> => by.read('POST', getPath(cart), body);
  const getItem = ({ items: [item] }: Cart): Cart['items'][number] => {
    if (!item) throw new Error('the cart is empty');
    return item;
  };

  it('takes a percentage off a row and the order, under the name of the employee', async () => {
    const cart = await associate.createCart(undefined, 2);
    const { id: itemId, price } = getItem(cart);
    await adjust(cart, createPercent(10, { itemId, note: 'Scratch on the zip' }));
    const adjusted = await adjust(cart, createPercent(5, { reason: 'SERVICE_RECOVERY' }));
    const off = Math.round(price.rowTotal * 10) / 100;
    expect(adjusted.priceAdjustments).toMatchObject([
      { itemId, kind: 'PERCENTAGE', value: 10, reason: 'DAMAGED', note: 'Scratch on the zip', amount: off, by: 'Ines K.' },
      { kind: 'PERCENTAGE', value: 5, reason: 'SERVICE_RECOVERY', by: 'Ines K.' },
    ]);
    expect(getItem(adjusted).price.rowTotal).toBeCloseTo(price.rowTotal - off, 2);
    const all = adjusted.priceAdjustments?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(adjusted.totals.itemTotal).toBeCloseTo(cart.totals.itemTotal - all, 2);
    expect(adjusted.totals.taxAmount).toBeLessThanOrEqual(cart.totals.taxAmount);
    expect(adjusted.orderPromotions).toEqual(cart.orderPromotions);
  });

  it('replaces the adjustment of the same row', async () => {
    const cart = await associate.createCart();
    const { id: itemId } = getItem(cart);
    await adjust(cart, createPercent(10, { itemId }));
    const { priceAdjustments } = await adjust(cart, createPercent(12.5, { itemId, reason: 'PRICE_MATCH' }));
    expect(priceAdjustments).toMatchObject([{ itemId, value: 12.5, reason: 'PRICE_MATCH' }]);
  });

  it('rejects a sum of adjustments above the limit of the rank', async () => {
    const [cart, managed] = [await associate.createCart(), await startAssociate(test, 'manager')];
    const { status, errorId, detail } = await associate.expectError('POST', getPath(cart), createPercent(16));
    expect([status, errorId, detail?.additionalInfo]).toEqual([403, 'PRC403', { mostPercent: 15 }]);
    await adjust(cart, createPercent(15, { itemId: getItem(cart).id }));
    expect(await associate.expectError('POST', getPath(cart), createPercent(1))).toMatchObject({ status: 403, errorId: 'PRC403' });
    const [own] = (await associate.read('GET', `/cart/v1/cart/${cart.id}`)).priceAdjustments ?? [];
    expect(await associate.expectError('PATCH', `${getPath(cart)}/${own?.id}`, { value: 0 })).toMatchObject({
      status: 400,
      errorId: 'PRC400',
    });
    const other = await managed.createCart();
    expect((await adjust(other, createPercent(40), managed)).priceAdjustments).toHaveLength(1);
    expect(await managed.expectError('POST', getPath(other), createPercent(41))).toMatchObject({ status: 403, errorId: 'PRC403' });
  });

  it.each([
    ['nothing off', createPercent(0), 400, 'PRC400'],
    ['a higher price', { kind: 'FIXED_PRICE', value: 9999, reason: 'PRICE_MATCH' }, 400, 'PRC400'],
    ['a part of a cent', { kind: 'AMOUNT', value: 1.005, reason: 'DAMAGED' }, 400, 'API400'],
  ])('rejects %s', async (_, body, status, errorId) => {
    const cart = await associate.createCart();
    expect(await associate.expectError('POST', getPath(cart), { ...body, itemId: getItem(cart).id })).toMatchObject({ status, errorId });
  });

  it('rejects another price of the whole order, an unknown row and an unknown adjustment', async () => {
    const cart = await associate.createCart();
    const fixed = { kind: 'FIXED_PRICE', value: 1, reason: 'PRICE_MATCH' };
    expect(await associate.expectError('POST', getPath(cart), fixed)).toMatchObject({ status: 400, errorId: 'API400' });
    expect(await associate.expectError('POST', getPath(cart), createPercent(5, { itemId: 'x' }))).toMatchObject({
      status: 404,
      errorId: 'ORD404',
    });
    expect(await associate.expectError('DELETE', getPath(cart, 'x'))).toMatchObject({ status: 404, errorId: 'PRC404' });
    expect(await associate.expectError('PATCH', getPath(cart, 'x'), { value: 5 })).toMatchObject({ status: 404, errorId: 'PRC404' });
  });

  it('changes an adjustment, and restores the cart when it is removed', async () => {
    const cart = await associate.createCart(undefined, 3);
    const { priceAdjustments: [created] = [] } = await adjust(cart, createPercent(10, { itemId: getItem(cart).id }));
    const id = created?.id ?? '';
    const changed = await associate.read('PATCH', getPath(cart, id), { kind: 'AMOUNT', value: 1.5, reason: 'DISPLAY_ITEM' });
    expect(changed.priceAdjustments).toMatchObject([{ id, kind: 'AMOUNT', value: 1.5, reason: 'DISPLAY_ITEM', amount: 1.5 }]);
    expect(await associate.expectError('PATCH', getPath(cart, id), { kind: 'PERCENTAGE', value: 90 })).toMatchObject({ errorId: 'PRC403' });
    const restored = await associate.read('DELETE', getPath(cart, id));
    expect(restored.priceAdjustments).toBeUndefined();
    expect(createComparable(restored)).toEqual(createComparable(cart));
  });

  it('is removed with its row', async () => {
    const cart = await associate.createCart();
    await adjust(cart, createPercent(10, { itemId: getItem(cart).id }));
    const emptied = await associate.read('DELETE', '/cart/v1/item', { basketId: cart.id, itemId: getItem(cart).id });
    expect(emptied.priceAdjustments).toBeUndefined();
  });

  it('remains in the cart of a customer until they change the rows themselves', async () => {
    const cart = await member.createCart();
    const { totals } = await adjust(cart, createPercent(20), agent);
    const seen = await member.read('GET', `/cart/v1/cart/${cart.id}`);
    expect([seen.totals.total, seen.priceAdjustments]).toMatchObject([totals.total, [{ by: 'Noor A.' }]]);
    const changed = await member.read('PUT', `/cart/v1/cart/${cart.id}/item`, { itemId: getItem(cart).id, qty: 2 });
    expect(changed.priceAdjustments).toBeUndefined();
  });
});
