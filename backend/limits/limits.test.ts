import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestCode, shopOfTests, startMember } from '../authentication/testing/start-member.ts';
import { startShopper } from '../cart/testing/start-shopper.ts';
import { giftCardKey, storeCard } from '../gift-cards/testing/buy-gift-card.ts';
import { createCardInput, createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../payments/testing/fake-payments.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../database/create-database.ts';
import { createLimiter } from './create-limiter.ts';
import type { Limiter } from './limiter.ts';
import type { BackendRates } from './rate.ts';

const often = { calls: 1000, seconds: 3600 };
const rates: BackendRates = {
  changes: often,
  guests: often,
  coupons: often,
  mails: often,
  passkeys: often,
  signIns: often,
  reviews: often,
  lookups: often,
  signUps: often,
  unchecked: often,
  cardFrames: often,
  giftCards: often,
  wrongPins: often,
  messages: often,
  orderLookups: often,
  declinedCardsOfCart: often,
  declinedCardsOfCustomer: often,
  declinedCardsOfAddress: often,
};
const clock = { now: () => new Date() };

describe('createLimiter', () => {
  const payments = createFakePayments();
  const log = createRecordingLog();
  let database: Database;
  let test: TestBackend;
  let limiter: Limiter;
  const setLimits = (own: Partial<BackendRates>): void => {
    limiter = createLimiter({ rates: { ...rates, ...own }, clock, log, db: database.db });
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    setLimits({});
    test = await startTestBackend({
      db: database.db,
      partners: { payments: payments.port },
      giftCardKey,
      limiter: {
        count: (counted) => limiter.count(counted),
        giveBack: (counted) => limiter.giveBack(counted),
        getWait: (counted) => limiter.getWait(counted),
      },
      mailRates: { mailsOfRecipient: { calls: 3, seconds: 3600 }, mailsOfRecipientAndKind: { calls: 1, seconds: 300 } },
    });
  }, 120_000);
  afterEach(() => setLimits({}));
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const signUp = (email: string, address: string, optin = true): Promise<Response> =>
    test.post(
      '/consumers-v3/consumer',
      {
        consumerDetails: { email },
        subscriptions: [{ type: 'Newsletter', channel: 'email', optin, recipient: email, country: 'US', region: 'NORA' }],
      },
      { siteid: 'TARNFELL-US', locale: 'en_US', 'x-forwarded-for': address },
    );
  const readGuest = (address: string): Promise<Response> =>
    test.post('/token/v2/auth/token', { type: 'Guest' }, { siteid: 'TARNFELL-US', 'x-forwarded-for': address });

  it('counts guests by address, an IPv6 network as one, but no new tokens of known guests', async () => {
    setLimits({ guests: { calls: 2, seconds: 600 } });
    const first = await readGuest('2001:db8:7:7::1');
    expect([first.status, (await readGuest('2001:db8:7:7::2')).status]).toEqual([200, 200]);
    const rejection = await readGuest('2001:db8:7:7:8::3');
    expect([rejection.status, await rejection.json()]).toMatchObject([429, { errorDetails: [{ errorId: 'API429' }] }]);
    expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(590);
    expect((await readGuest('2001:db8:7:8::1')).status).toBe(200);
    const { refreshToken } = (await first.json()) as { readonly refreshToken: string };
    const renewed = await test.post(
      '/token/v2/auth/token',
      { type: 'Guest', refreshToken },
      { siteid: 'TARNFELL-US', 'x-forwarded-for': '2001:db8:7:7::1' },
    );
    expect(renewed.status).toBe(200);
  });

  it('counts wrong passwords by address, but no correct ones, also if they arrive together', async () => {
    const { email } = await startMember(test);
    setLimits({ signIns: { calls: 2, seconds: 600 } });
    const signIn = async (password?: string, from = '198.51.100.20'): Promise<number> =>
      (await requestCode(test, { email, ...(password !== undefined && { password }) }, { ...shopOfTests, 'x-forwarded-for': from })).status;
    const inTurn: number[] = [];
    for (let shopper = 0; shopper < 5; shopper += 1) inTurn.push(await signIn());
    expect(inTurn).toEqual([200, 200, 200, 200, 200]);
    // The third may be rejected while the others are in progress, but the address is not blocked after that.
    await Promise.all([signIn(), signIn(), signIn()]);
    expect([await signIn(), await signIn('Wrong-Pass-1'), await signIn('Wrong-Pass-1')]).toEqual([200, 401, 401]);
    expect([await signIn(), await signIn(undefined, '198.51.100.21')]).toEqual([429, 200]);
  });

  it('counts unknown reward codes by customer and address', async () => {
    setLimits({ giftCards: { calls: 2, seconds: 600 } });
    const shopper = await startShopper(test);
    const { id } = await shopper.createCart();
    const tries: (string | undefined)[] = [];
    for (const code of ['UNKNOWN-1', 'UNKNOWN-2', 'UNKNOWN-3', 'UNKNOWN-4']) {
      const instrument = { payment_method_id: 'REWARD_CODE', code };
      tries.push((await shopper.expectError('POST', `/cart/v1/cart/${id}/paymentInstruments`, instrument)).errorId);
    }
    expect(tries).toEqual(['REW130', 'REW130', 'REW130', 'PYT429']);
  });

  it('shares counters between the servers of a database', async () => {
    const rate = { guests: { calls: 2, seconds: 600 } };
    const hosts = [1, 2].map(() => createLimiter({ rates: { ...rates, ...rate }, clock, log, db: database.db }));
    const counted = [{ rate: 'guests' as const, subject: '198.51.100.1' }];
    const waits = [await hosts[0]?.count(counted), await hosts[1]?.count(counted), await hosts[0]?.count(counted)];
    expect(waits.map((wait) => (wait ?? 0) > 0)).toEqual([false, false, true]);
  });

  it('counts per server while the database is down', async () => {
    const away = createTestDatabase();
    const { db, close } = await away;
    await close();
    const host = createLimiter({ rates: { ...rates, guests: { calls: 1, seconds: 600 } }, clock, log, db });
    const counted = [{ rate: 'guests' as const, subject: '198.51.100.2' }];
    expect(await host.count(counted)).toBe(0);
    expect(await host.count(counted)).toBeGreaterThan(0);
  });

  it('counts changes by customer, but no reads', async () => {
    const [shopper, other] = [await startShopper(test), await startShopper(test)];
    setLimits({ changes: { calls: 1, seconds: 60 } });
    const { id } = await shopper.createCart();
    expect(await shopper.expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 429, errorId: 'API429' });
    expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).id).toBe(id);
    expect((await other.createCart()).status).toBe('open');
  });

  it('counts mails by client address', async () => {
    setLimits({ mails: { calls: 2, seconds: 600 } });
    const responses = ['a', 'b', 'c'].map((name) => () => signUp(`${name}@example.com`, '198.51.100.3'));
    const statuses: number[] = [];
    for (const send of responses) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('drops mails to one address silently: three an hour, one of a kind in five minutes', async () => {
    const readMails = async (): Promise<number> =>
      (await database.db.selectFrom('outbox').select('id').where('recipient', '=', 'victim@example.com').execute()).length;
    const counts: number[] = [];
    for (const minutes of [0, 1, 5, 6, 6]) {
      test.time.now = new Date(test.time.now.getTime() + minutes * 60_000);
      for (const optin of [false, true]) expect((await signUp('victim@example.com', '198.51.101.1', optin)).status).toBe(201);
      counts.push(await readMails());
    }
    expect(counts).toEqual([1, 1, 2, 3, 3]);
    test.time.now = new Date('2026-11-21T09:00:00Z');
  });

  it('counts wrong PINs by address', async () => {
    setLimits({ wrongPins: { calls: 1, seconds: 3600 } });
    const shopper = await startShopper(test);
    const { number } = await storeCard({ ...test, database }, { amount: 500 });
    const guess = () =>
      shopper.expectError('POST', '/cart/v1/giftcard/balance', { number, pin: '000000' }, { 'x-forwarded-for': '198.51.100.77' });
    expect([(await guess()).errorId, (await guess()).errorId, (await guess()).errorId]).toEqual(['GFC725', 'GFC725', 'PYT429']);
  });

  it('counts declined cards by cart, customer and address, without affecting other customers', async () => {
    const address = { 'x-forwarded-for': '198.51.100.4' };
    const tryCard = async (headers: Readonly<Record<string, string>> = address, token: string = fakeTokens.declined) => {
      const shopper = await startShopper(test);
      const { id: cartId, version: cartVersion } = await createReadyCart(shopper, undefined, 1, token);
      return {
        shopper,
        body: { cartId, cartVersion },
        ...(await shopper.expectError('PUT', orderPath, { cartId, cartVersion }, { ...createKeyHeader(), ...headers })),
      };
    };
    setLimits({ declinedCardsOfAddress: { calls: 2, seconds: 3600 } });
    for (let time = 0; time < 3; time += 1) expect(await tryCard()).toMatchObject({ status: 402, errorId: 'PAY400' });
    const before = payments.charges.size;
    expect(await tryCard()).toMatchObject({ status: 429, errorId: 'PYT429' });
    expect(payments.charges.size).toBe(before);
    expect(await tryCard({ 'x-forwarded-for': '198.51.100.5' })).toMatchObject({ status: 402 });
    setLimits({ declinedCardsOfCart: { calls: 1, seconds: 3600 } });
    const { shopper, body } = await tryCard({});
    const sendAgain = async () => {
      const paymentMethod = await createCardInput(shopper, body.cartId, fakeTokens.declined);
      return shopper.expectError('PUT', orderPath, { ...body, paymentMethod }, createKeyHeader());
    };
    expect([(await sendAgain()).errorId, (await sendAgain()).errorId]).toEqual(['PAY400', 'PYT429']);
  });
});
