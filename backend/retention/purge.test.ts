import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { batchSize } from '../features/retention.ts';
import { purgeJob } from './purge-job.ts';
import { retention } from '../testing/retention-days.ts';

const beginning = new Date('2026-11-21T09:00:00Z');

describe('createPurge', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port }, retention });
  }, 120_000);
  afterAll(() => test.close());

  const getDb = () => test.database.db;
  const purgeOn = async (days: number): Promise<void> => {
    test.time.now = new Date(beginning.getTime() + days * 24 * 60 * 60 * 1000);
    await getDb()
      .transaction()
      .execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
    const done = await test.jobs.runDue();
    expect(done.map(({ name }) => name)).toContain('purge');
  };
  const countRemaining = async ({ token }: Shopper) => {
    const [customers, carts, tokens] = await Promise.all([
      getDb().selectFrom('customers').select('id').where('id', '=', token.customerId).execute(),
      getDb().selectFrom('carts').select('id').where('customer_id', '=', token.customerId).execute(),
      getDb().selectFrom('refresh_tokens').select('hash').where('customer_id', '=', token.customerId).execute(),
    ]);
    return { customers: customers.length, carts: carts.length, tokens: tokens.length };
  };

  it('deletes expired tokens, carts and guests, and nothing that an order needs', { timeout: 60_000 }, async () => {
    const [passerBy, browser, buyer, rejected] = (await Promise.all([1, 2, 3, 4].map(() => startShopper(test)))) as [
      Shopper,
      Shopper,
      Shopper,
      Shopper,
    ];
    await browser.createCart();
    const { id: cartId, version: cartVersion } = await createReadyCart(buyer);
    await buyer.read('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
    await buyer.createCart();
    const declined = await createReadyCart(rejected, undefined, 1, fakeTokens.declined);
    await rejected.expectError('PUT', orderPath, { cartId: declined.id, cartVersion: declined.version }, createKeyHeader());
    const device = {
      language: 'en',
      colorDepth: 24,
      screenWidth: 390,
      screenHeight: 844,
      timeZoneOffset: 0,
      challengeWindowSize: '390x400',
    };
    await rejected.send('POST', '/cart/v1/deviceFingerPrint', { basketId: declined.id, ...device });
    const readDevices = () => getDb().selectFrom('carts').select('id').where('device', 'is not', null).execute();
    const readOrders = () => getDb().selectFrom('orders').select(['id', 'state', 'content']).orderBy('number').execute();
    const before = await readOrders();
    expect(await getDb().selectFrom('payment_sessions').select('hash').execute()).toHaveLength(2);

    await purgeOn(36);
    expect(await countRemaining(passerBy)).toEqual({ customers: 1, carts: 0, tokens: 1 });
    await purgeOn(38);
    expect(await countRemaining(passerBy)).toEqual({ customers: 1, carts: 0, tokens: 0 });
    await purgeOn(61);
    expect(await countRemaining(passerBy)).toEqual({ customers: 0, carts: 0, tokens: 0 });
    expect(await countRemaining(browser)).toEqual({ customers: 1, carts: 1, tokens: 0 });
    expect(await readDevices()).toEqual([{ id: declined.id }]);
    await purgeOn(91);
    expect(await readDevices()).toEqual([]);
    expect(await countRemaining(browser)).toEqual({ customers: 0, carts: 0, tokens: 0 });
    expect(await countRemaining(buyer)).toEqual({ customers: 1, carts: 1, tokens: 0 });
    expect(await countRemaining(rejected)).toEqual({ customers: 1, carts: 1, tokens: 0 });
    expect(await readOrders()).toEqual(before);
    expect(await getDb().selectFrom('payment_sessions').select('hash').execute()).toEqual([]);
    expect(before.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'finalised']);
    test.time.now = beginning;
  });

  it('continues past rows that must stay, one batch after the other', { timeout: 60_000 }, async () => {
    const times = { created_at: beginning, updated_at: beginning };
    const guests = Array.from({ length: batchSize * 2 + 10 }, () => ({
      id: randomUUID(),
      brand: 'tarnfell',
      role: 'guest' as const,
      ...times,
    }));
    await getDb().insertInto('customers').values(guests).execute();
    const stays = guests
      .map(({ id }) => id)
      .toSorted()
      .slice(0, batchSize + 5);
    const subscription = {
      type: 'Newsletter',
      channel: 'sms',
      optin: true,
      double_optin: false,
      country: null,
      region: null,
      category: 'c',
    };
    const dates = { optin_date: null, optout_date: null };
    await getDb()
      .insertInto('subscriptions')
      .values(stays.map((id) => ({ customer_id: id, recipient: id, ...subscription, ...dates })))
      .execute();
    await purgeOn(61);
    const found = await getDb()
      .selectFrom('customers')
      .select('id')
      .where('created_at', '=', beginning)
      .where('role', '=', 'guest')
      .execute();
    expect(
      found
        .map(({ id }) => id)
        .filter((id) => guests.some((guest) => guest.id === id))
        .toSorted(),
    ).toEqual(stays);
    test.time.now = beginning;
  });

  it('deletes expired events and mails', async () => {
    const getDate = (day: number): Date => new Date(beginning.getTime() + day * 24 * 60 * 60 * 1000);
    await getDb()
      .insertInto('event_batches')
      // The last one was stored late because the database was down.
      .values([0, 50, 0.5].map((day) => ({ events: JSON.stringify([{ at: getDate(day).getTime() }]), recorded_at: getDate(day) })))
      .execute();
    const mail = { template: 't', recipient: 'kim@example.com', locale: 'en-us', payload: JSON.stringify({}), sent_at: null };
    await getDb()
      .insertInto('outbox')
      .values([0, 50].map((day) => ({ ...mail, id: randomUUID(), dedupe_key: `day ${day}`, created_at: getDate(day) })))
      .execute();
    await purgeOn(91);
    expect(await getDb().selectFrom('record_events').select('recorded_at').execute()).toEqual([{ recorded_at: getDate(50) }]);
    expect(await getDb().selectFrom('outbox').select('dedupe_key').where('template', '=', 't').execute()).toEqual([
      { dedupe_key: 'day 50' },
    ]);
  });
});
