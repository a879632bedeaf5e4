import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '#generated/openapi/consumer.ts';
import { requestCode, exchangeCode, shopOfTests, startMember } from '#backend/authentication/testing/start-member.ts';
import { createShopper } from '#backend/cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { seededPassword, seededPeople } from './people.ts';
import { seedPeople } from './seed-people.ts';

let test: TestBackend;
beforeAll(async () => void (test = await startTestBackend()), 120_000);
afterAll(() => test.close());

const seed = () => seedPeople({ db: test.database.db, clock: { now: () => test.time.now }, ids: { uuid: randomUUID }, log: test.log });

it('seedPeople creates customers of each kind who can sign in with each brand, with matching profiles', async () => {
  expect(await seed()).toBe(true);
  const profiles = new Map<string, Profile>();
  for (const { name } of seededPeople) {
    const { body, codeVerifier } = await requestCode(test, { email: `${name}@tarnfell.example`, password: seededPassword });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier });
    profiles.set(name, await createShopper(test, token, shopOfTests).read<Profile>('GET', '/consumers-v3/consumer'));
  }
  expect(profiles.get('member')).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 1250 } } });
  expect(profiles.get('employee')).toMatchObject({
    consumerType: 'EMPLOYEE',
    consumerDetails: { employee: { currentSpend: 420, annualCap: 2000, currency: 'USD', termsAccepted: true } },
  });
  expect(profiles.get('new-employee')).toMatchObject({ consumerDetails: { employee: { termsAccepted: false } } });
  expect(profiles.get('credit-athlete')).toMatchObject({ consumerDetails: { athlete: { currentSpend: 100, annualCredit: 1000 } } });
  expect(profiles.get('prosumer')).toMatchObject({ consumerDetails: { prosumer: { annualCredit: 500 } } });
  expect(profiles.get('wranx')).toMatchObject({ consumerDetails: { identity: [{ type: 'WRANX' }] } });
  expect(profiles.get('ipa')).toMatchObject({ consumerDetails: { identity: [{ type: 'IPA' }] } });
  expect(profiles.get('newcomer')?.consumerDetails.phone).toBeUndefined();
  const solvane = { siteid: 'SOLVANE-US', locale: 'en_US' };
  expect(await requestCode(test, { email: 'customer@solvane.example', password: seededPassword }, solvane)).toMatchObject({ status: 200 });
});

it('seedPeople creates points with a history and rewards with known codes', async () => {
  const { body, codeVerifier } = await requestCode(test, { email: 'member@tarnfell.example', password: seededPassword });
  const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier });
  const member = createShopper(test, token, shopOfTests);
  const loyalty = '/consumers-v3/consumer/loyalty';
  expect(await member.read('GET', `${loyalty}/vouchers`)).toMatchObject({ currentLoyaltyPoints: 1250, history: { total: 3 } });
  expect(await member.read('GET', `${loyalty}/promo/welcome`)).toMatchObject({ promotion: { points: 500, amount: 10 } });
  const { id } = await member.createCart();
  const paths = `/cart/v1/cart/${id}/paymentInstruments`;
  for (const code of ['SUMMIT10-USD', 'MEMBER15-TARNFELL']) await member.read('POST', paths, { payment_method_id: 'REWARD_CODE', code });
  const cart = await member.read('POST', paths, { payment_method_id: 'REWARD_CARD', code: 'RIDGE50-USD' });
  expect(cart.totals.appliedRewards).toBe(75);
  const rejected = ['EXPIRED10-USD', 'USED10-USD'].map((code) =>
    member.expectError('POST', paths, { payment_method_id: 'REWARD_CODE', code }),
  );
  expect((await Promise.all(rejected)).map(({ errorId }) => errorId)).toEqual(['REW135', 'REW140']);
});

it('seedPeople creates no customers when there are accounts', async () => {
  await startMember(test);
  expect(await seed()).toBe(false);
});
