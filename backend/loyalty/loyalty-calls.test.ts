import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { LoyaltyToken, Vouchers, WelcomePromotion } from '#generated/openapi/loyalty.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../authentication/testing/start-member.ts';
import { startAgent } from '../authentication/testing/start-staff.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { systemSecrets } from '../authentication/tokens/secrets.ts';
import { createSigningKey } from '../authentication/tokens/signing-key.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { findUnbalanced } from '../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { standardLoyaltyRules } from './loyalty-rules.ts';
import { createLoyaltyTokens } from './loyalty-tokens.ts';
import { getPointsAccountId } from './points-account.ts';
import { reverseEarnedPoints } from './reverse-points.ts';
import { startLoyaltyMember } from './testing/start-loyalty-member.ts';

const paths = {
  vouchers: '/consumers-v3/consumer/loyalty/vouchers',
  token: '/consumers-v3/consumer/loyalty/token',
  welcome: '/consumers-v3/consumer/loyalty/promo/welcome',
  profile: '/consumers-v3/consumer',
};
const rules = { ...standardLoyaltyRules, welcome: { points: 500, rewardMinor: 1000, rewardDays: 90 } };

let test: TestBackend;
beforeAll(async () => {
  test = await startTestBackend({ partners: { payments: createFakePayments().port }, loyaltyRules: () => rules });
}, 120_000);
afterAll(() => test.close());

const readVouchers = (member: Shopper, query = '') => member.read<Vouchers>('GET', `${paths.vouchers}${query}`);
const readPromotion = async (member: Shopper) => (await member.read<WelcomePromotion>('GET', paths.welcome)).promotion;
async function buy(shopper: Shopper): Promise<Order> {
  const { id, version } = await createReadyCart(shopper);
  return shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
}

describe('a loyalty member', () => {
  it('earns points with an order once it is paid', async () => {
    const member = await startLoyaltyMember(test);
    const cart = await createReadyCart(member);
    const points = Math.floor(cart.totals.itemTotal);
    expect(cart.earnablePoints).toBe(points);
    const order = await member.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
    expect(order).toMatchObject({ status: 'finalised', earnedPoints: points });
    const { currentLoyaltyPoints, history } = await readVouchers(member);
    expect(currentLoyaltyPoints).toBe(500 + points);
    expect(history.entries).toContainEqual({ at: expect.any(String), points, reason: 'earned', orderNumber: order.orderNumber });
    const profile = await member.read<Profile>('GET', paths.profile);
    expect(profile.loyaltySummary.points.balance).toBe(500 + points);
  });

  it('loses the points of a reversed order once, and never below zero', async () => {
    const member = await startLoyaltyMember(test);
    const { orderId, earnedPoints: points = 0 } = await buy(member);
    const reversal = { customerId: member.token.customerId, orderId, reference: orderId, points: points + 10_000, now: test.time.now };
    const reverse = () => test.database.db.transaction().execute((transaction) => reverseEarnedPoints(transaction, reversal));
    expect([await reverse(), await reverse()]).toEqual([500 + points, 0]);
    expect(await readVouchers(member)).toMatchObject({ currentLoyaltyPoints: 0 });
    expect(await findUnbalanced(test.database.db)).toEqual([]);
  });

  it('sees vouchers by balance, and the history in pages', async () => {
    const member = await startLoyaltyMember(test, { points: 700 });
    const all = await readVouchers(member);
    expect(all).toMatchObject({
      currentLoyaltyPoints: 1200,
      currency: 'USD',
      applicableLoyaltyVouchers: [
        { points: 500, amountInCurrency: 5 },
        { points: 1000, amountInCurrency: 12 },
      ],
      history: { total: 2 },
    });
    expect(all.vouchers).toHaveLength(3);
    const pages = await Promise.all([0, 1, 2].map((start) => readVouchers(member, `?start=${start}&count=1`)));
    expect(pages.flatMap(({ history }) => history.entries)).toEqual(all.history.entries);
  });

  it('gets the welcome promotion once, with points and a code that can be used until it expires', async () => {
    const member = await startLoyaltyMember(test);
    const promotion = await readPromotion(member);
    expect(promotion).toMatchObject({
      id: 'welcome',
      points: 500,
      amount: 10,
      currency: 'USD',
      rewardCode: expect.stringMatching(/^\w{12}$/),
    });
    const createEnrollment = (optin: boolean) => ({ enrollments: [{ type: 'Loyalty', optin, country: 'US' }] });
    for (const optin of [false, true]) await member.read('PUT', paths.profile, createEnrollment(optin));
    expect(await readPromotion(member)).toEqual(promotion);
    expect(await readVouchers(member)).toMatchObject({ currentLoyaltyPoints: 500 });
    const { customerId } = member.token;
    const code = test.database.db.updateTable('value_accounts').set({ expires_at: test.time.now });
    await code.where('customer_id', '=', customerId).where('kind', '=', 'reward_code').execute();
    expect(await readPromotion(member)).toBeUndefined();
  });

  it('gets a token for the till that grants no access to the account', async () => {
    const member = await startLoyaltyMember(test);
    const { token, memberNumber, expiresAt } = await member.read<LoyaltyToken>('POST', paths.token);
    const { db } = test.database;
    const clock = { now: () => test.time.now };
    const tokens = createLoyaltyTokens(createSigningKey(db, clock, systemSecrets), clock);
    expect(await tokens.read(token)).toBe(member.token.customerId);
    expect(await tokens.read(member.token.accessToken)).toBeNull();
    expect([memberNumber.length, expiresAt]).toEqual([12, new Date(clock.now().getTime() + 300_000).toISOString()]);
    expect(await member.expectError('GET', paths.profile, undefined, { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 });
  });

  it("exports points and rewards with the account's data, and loses them with the account", async () => {
    const member = await startLoyaltyMember(test);
    const path = `${paths.profile}/retrieveUserData`;
    expect(await member.read('POST', path, {})).toMatchObject({
      loyalty: { points: [{ points: 500, reason: 'welcome' }], rewards: [{ kind: 'code', balance: 10 }], credits: [] },
    });
    await member.read('POST', path, { erasure: { password: member.password } });
    const accounts = test.database.db.selectFrom('value_accounts').select(['customer_id', 'is_active']);
    expect(await accounts.where('id', '=', getPointsAccountId(member.token.customerId)).execute()).toEqual([
      { customer_id: null, is_active: false },
    ]);
  });
});

describe('a customer who is not a member', () => {
  it('earns nothing and gets the error REW401', async () => {
    const customer: Member = await startMember(test);
    expect((await buy(customer)).earnedPoints).toBeUndefined();
    const rejected = { status: 409, errorId: 'REW401' };
    expect(await customer.expectError('GET', paths.vouchers)).toMatchObject(rejected);
    expect(await customer.expectError('GET', paths.welcome)).toMatchObject(rejected);
    expect(await customer.expectError('POST', paths.token)).toMatchObject(rejected);
    expect(await (await startShopper(test)).expectError('GET', paths.vouchers)).toMatchObject({ status: 401 });
  });
});

describe('a service agent', () => {
  it("sees the member's vouchers, but gets no token for the till", async () => {
    const member = await startLoyaltyMember(test, { points: 100 });
    const agent = await startAgent(test, { customerId: member.token.customerId });
    expect(await readVouchers(agent)).toMatchObject({ currentLoyaltyPoints: 600 });
    expect(await agent.expectError('POST', paths.token)).toMatchObject({ status: 403, errorId: 'AUT401' });
  });
});
