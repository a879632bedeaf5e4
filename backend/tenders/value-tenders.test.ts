import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../authentication/testing/start-member.ts';
import { startAssociate } from '../authentication/testing/start-staff.ts';
import { systemSecrets } from '../authentication/tokens/secrets.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { deriveUuid } from '../database/derive-uuid.ts';
import { startLoyaltyMember } from '../loyalty/testing/start-loyalty-member.ts';
import { createKeyHeader, orderPath, prepareForOrder } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../payments/testing/fake-payments.ts';
import { issueReward, type NewReward } from '../rewards/issue-reward.ts';
import { createRewardCodes } from '../rewards/reward-codes.ts';
import { readBalance, findUnbalanced } from '../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

let test: TestBackend;
beforeAll(async () => {
  test = await startTestBackend({ partners: { payments: createFakePayments().port } });
}, 120_000);
afterAll(async () => {
  expect(await findUnbalanced(test.database.db)).toEqual([]);
  await test.close();
});

const getInstruments = ({ id }: Cart): string => `/cart/v1/cart/${id}/paymentInstruments`;
const pay = (shopper: Shopper, cart: Cart, instrument: object) => shopper.read('POST', getInstruments(cart), instrument);
const apply = (shopper: Shopper, { id }: Cart, voucher: object | null) =>
  shopper.read('PUT', `/cart/v1/cart/${id}/reward`, { appliedLoyaltyVoucher: voucher });
const place = (shopper: Shopper, { id, version }: Cart) =>
  shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
const failToPlace = (shopper: Shopper, { id, version }: Cart) =>
  shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
const readPoints = async (shopper: Shopper): Promise<number> =>
  (await shopper.read<Profile>('GET', '/consumers-v3/consumer')).loyaltySummary.points.balance;
const readSpent = async (shopper: Shopper) =>
  (await shopper.read<Profile>('GET', '/consumers-v3/consumer')).consumerDetails.athlete?.currentSpend;

describe('a loyalty voucher', () => {
  const applied = { payment_method_id: 'LOYALTY_POINTS', points: 1000, amount: 12 };

  it('pays a part of the cart, by default the highest possible, and spends its points with the order', async () => {
    const member = await startLoyaltyMember(test, { points: 1250 });
    const cart = await prepareForOrder(member, await member.createCart());
    expect(cart.loyaltyVoucher).toEqual({ points: 1000, amountInCurrency: 12 });
    const paid = await apply(member, cart, {});
    expect(paid).toMatchObject({ payment_instruments: [applied, { amount: cart.totals.total - 12 }], totals: { appliedRewards: 12 } });
    const { earnedPoints, ...order } = await place(member, paid);
    expect(order.paymentMethod[0]).toMatchObject(applied);
    expect(earnedPoints).toBe(Math.floor(cart.totals.itemTotal - 12));
    expect(await readPoints(member)).toBe(250 + (earnedPoints ?? 0));
  });

  it('is replaced by another one, and removed by null', async () => {
    const member = await startLoyaltyMember(test, { points: 1250 });
    const cart = await member.createCart();
    expect(await apply(member, cart, { points: 1000 })).toMatchObject({ payment_instruments: [applied] });
    expect(await apply(member, cart, { points: 1000 })).toMatchObject({ payment_instruments: [applied] });
    expect(await apply(member, cart, { points: 500 })).toMatchObject({ payment_instruments: [{ points: 500, amount: 5 }] });
    expect((await apply(member, cart, null)).payment_instruments).toEqual([]);
  });

  it('is returned when the order is canceled', async () => {
    const member = await startLoyaltyMember(test, { points: 1250 });
    const cart = await prepareForOrder(member, await member.createCart(), fakeTokens.declined);
    expect(await failToPlace(member, await apply(member, cart, {}))).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await readPoints(member)).toBe(1250);
  });

  it('pays nothing for a cart below its amount, so that no points are lost', async () => {
    const member = await startLoyaltyMember(test, { points: 2500 });
    const cart = await member.createCart();
    await apply(member, cart, { points: 2000 });
    await test.database.db.updateTable('carts').set({ lines: '[]' }).where('id', '=', cart.id).execute();
    const empty = await member.read('GET', `/cart/v1/cart/${cart.id}`);
    expect(empty.payment_instruments).toMatchObject([{ amount: 0 }]);
  });

  it.each([
    ['REW130', { points: 700 }, 1250],
    ['REW140', { points: 2000 }, 1250],
    ['REW140', {}, 499],
  ])('is rejected with %s for %j with %i points', async (errorId, voucher, points) => {
    const member = await startLoyaltyMember(test, { points });
    const { id } = await member.createCart();
    const path = `/cart/v1/cart/${id}/reward`;
    expect(await member.expectError('PUT', path, { appliedLoyaltyVoucher: voucher })).toMatchObject({ status: 402, errorId });
  });

  it('requires a member', async () => {
    for (const shopper of [await startShopper(test), await startMember(test), await startAssociate(test)]) {
      const { id } = await shopper.createCart();
      const rejected = { status: 402, errorId: 'REW401' };
      expect(await shopper.expectError('PUT', `/cart/v1/cart/${id}/reward`, { appliedLoyaltyVoucher: {} })).toMatchObject(rejected);
    }
  });
});

describe('a reward', () => {
  const issue = async (reward: Pick<NewReward, 'kind' | 'amountMinor'> & Partial<NewReward>): Promise<{ id: string; code: string }> => {
    const { db } = test.database;
    const codes = await createRewardCodes({ db, clock: { now: () => test.time.now }, secrets: systemSecrets })();
    const id = deriveUuid(`reward ${Math.random()}`);
    const common = { id, customerId: null, currency: 'USD', expiresAt: null, now: test.time.now };
    return { id, code: await issueReward(db, codes, { ...common, ...reward }) };
  };
  const createCode = (given: string) => ({ payment_method_id: 'REWARD_CODE', code: given });
  const createCard = (given: string, amount?: number) => ({ payment_method_id: 'REWARD_CARD', code: given, amount });

  it('pays once with a code, in any spelling, also for a guest', async () => {
    const shopper = await startShopper(test);
    const { code: given } = await issue({ kind: 'reward_code', amountMinor: 1000 });
    const cart = await prepareForOrder(shopper, await shopper.createCart());
    const formatted = `${given.slice(0, 4)}-${given.slice(4, 8)} ${given.slice(8)}`.toLowerCase();
    const paid = await pay(shopper, cart, createCode(formatted));
    expect(paid.payment_instruments[0]).toMatchObject({ amount: 10, storedValue: { last4: given.slice(-4), balance: 10 } });
    const rival = await startShopper(test);
    const theirs = await pay(rival, await prepareForOrder(rival, await rival.createCart()), createCode(given));
    const order = await place(shopper, paid);
    expect(order.paymentMethod[0]).toMatchObject({ amount: 10, storedValue: { last4: given.slice(-4) } });
    expect(order.paymentMethod[0]?.storedValue?.balance).toBeUndefined();
    const { paymentInstrumentId } = theirs.payment_instruments[0] ?? {};
    const failed = await failToPlace(rival, theirs);
    expect(failed).toMatchObject({ status: 402, errorId: 'REW140', detail: { additionalInfo: { paymentInstrumentId } } });
    expect(await rival.expectError('POST', getInstruments(theirs), createCode(given))).toMatchObject({ status: 402, errorId: 'REW140' });
  });

  it('returns a code with the share of a refund, whatever it was worth, and its whole value with the last unit', async () => {
    const shopper = await startShopper(test);
    const { id, code: given } = await issue({ kind: 'reward_code', amountMinor: 200_000 });
    const cart = await prepareForOrder(shopper, await shopper.createCart(undefined, 2));
    const { orderNumber, items, totals } = await place(shopper, await pay(shopper, cart, createCode(given)));
    const cancel = (more: object = {}) =>
      shopper.read('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, ...more }, createKeyHeader());
    await cancel({ items: [{ itemId: items[0]?.id, qty: 1 }] });
    const { amount_minor: amount } = await test.database.db.selectFrom('order_refunds').select('amount_minor').executeTakeFirstOrThrow();
    expect(await readBalance(test.database.db, id)).toBe(Math.floor((200_000 * amount) / Math.round(totals.total * 100)));
    await cancel();
    expect(await readBalance(test.database.db, id)).toBe(200_000);
  });

  it('pays with a card as long as it has a balance', async () => {
    const shopper = await startShopper(test);
    const { id, code: given } = await issue({ kind: 'reward_card', amountMinor: 5000 });
    const cart = await prepareForOrder(shopper, await shopper.createCart());
    await place(shopper, await pay(shopper, cart, createCard(given, 20)));
    expect(await readBalance(test.database.db, id)).toBe(3000);
    const next = await pay(shopper, await shopper.createCart(), createCard(given));
    expect(next.payment_instruments).toMatchObject([{ amount: 30, storedValue: { balance: 30 } }]);
  });

  it.each([
    ['REW130', { kind: 'reward_card' }],
    ['REW130', { currency: 'EUR' }],
    ['REW135', { expiresAt: new Date('2026-11-21T08:59:59Z') }],
    ['REW140', { amountMinor: 0 }],
    ['REW401', { customerId: 'other' }],
  ] as const)('is rejected with %s if it has %j', async (errorId, more) => {
    const shopper = await startShopper(test);
    const owner = 'customerId' in more ? { customerId: (await startShopper(test)).token.customerId } : {};
    const { code: given } = await issue({ kind: 'reward_code', amountMinor: 1000, ...more, ...owner });
    expect(await shopper.expectError('POST', getInstruments(await shopper.createCart()), createCode(given))).toMatchObject({
      status: 402,
      errorId,
    });
  });

  it('is rejected with REW135 if it expires before the order', async () => {
    const shopper = await startShopper(test);
    const { now } = test.time;
    const { code: given } = await issue({ kind: 'reward_code', amountMinor: 1000, expiresAt: new Date(now.getTime() + 1000) });
    const cart = await pay(shopper, await prepareForOrder(shopper, await shopper.createCart()), createCode(given));
    test.time.now = new Date(now.getTime() + 1000);
    const failed = await failToPlace(shopper, cart);
    test.time.now = now;
    expect(failed).toMatchObject({ status: 402, errorId: 'REW135' });
  });

  it('is limited to two codes per cart', async () => {
    const shopper = await startShopper(test);
    const cart = await shopper.createCart();
    for (let index = 0; index < 2; index += 1) {
      const { code: given } = await issue({ kind: 'reward_code', amountMinor: 100 });
      await pay(shopper, cart, createCode(given));
      expect(await shopper.expectError('POST', getInstruments(cart), createCode(given))).toMatchObject({ status: 409, errorId: 'PYT300' });
    }
    const { code: third } = await issue({ kind: 'reward_code', amountMinor: 100 });
    expect(await shopper.expectError('POST', getInstruments(cart), createCode(third))).toMatchObject({ status: 400 });
  });
});

describe("an athlete's credit", () => {
  const credit = { payment_method_id: 'ATHLETES_PAYMENT' };

  it('pays up to the remaining credit of the year, and the profile always shows the current spend', async () => {
    const athlete = await startLoyaltyMember(test, { credit: { annualMinor: 10_000, spentMinor: 7000 } });
    const cart = await prepareForOrder(athlete, await athlete.createCart());
    const paid = await pay(athlete, cart, credit);
    expect(paid.payment_instruments[0]).toMatchObject({ payment_method_id: 'ATHLETES_PAYMENT', amount: 30 });
    expect(await readSpent(athlete)).toBe(70);
    await place(athlete, paid);
    expect(await readSpent(athlete)).toBe(100);
    expect(await athlete.expectError('POST', getInstruments(await athlete.createCart()), credit)).toMatchObject({
      status: 402,
      errorId: 'REW140',
    });
  });

  it('is returned when the order is canceled', async () => {
    const athlete = await startLoyaltyMember(test, { credit: { annualMinor: 3000 } });
    const cart = await prepareForOrder(athlete, await athlete.createCart(), fakeTokens.declined);
    expect(await failToPlace(athlete, await pay(athlete, cart, credit))).toMatchObject({ errorId: 'PAY400' });
    expect(await readSpent(athlete)).toBe(0);
  });

  it('must be used before rewards', async () => {
    const athlete = await startLoyaltyMember(test, { points: 1250, credit: { annualMinor: 2000 } });
    const cart = await prepareForOrder(athlete, await athlete.createCart());
    expect(cart.loyaltyVoucher).toBeUndefined();
    const blocked = { status: 402, errorId: 'REW401' };
    const reward = `/cart/v1/cart/${cart.id}/reward`;
    expect(await athlete.expectError('PUT', reward, { appliedLoyaltyVoucher: {} })).toMatchObject(blocked);
    await pay(athlete, cart, { ...credit, amount: 10 });
    expect(await athlete.expectError('PUT', reward, { appliedLoyaltyVoucher: {} })).toMatchObject(blocked);
    const used = await pay(athlete, cart, credit);
    expect(used.loyaltyVoucher).toEqual({ points: 1000, amountInCurrency: 12 });
    const both = await apply(athlete, cart, {});
    const { paymentInstrumentId } = both.payment_instruments[0] ?? {};
    const without = await athlete.read('DELETE', getInstruments(cart), { paymentInstrumentId });
    expect(await failToPlace(athlete, without)).toMatchObject(blocked);
    expect(await athlete.expectError('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id })).toMatchObject(blocked);
  });

  it('is not offered to other customers', async () => {
    const member = await startLoyaltyMember(test);
    expect(await member.expectError('POST', getInstruments(await member.createCart()), credit)).toMatchObject({
      status: 402,
      errorId: 'REW401',
    });
  });
});
