import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { fulfillmentSecret } from '../../fulfillment/testing/fulfillment-secret.ts';
import { report } from '../../fulfillment/testing/report.ts';
import { giftCardKey, storeCard } from '../../gift-cards/testing/buy-gift-card.ts';
import { sumRefunds } from '../../payments/testing/fake-charges.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { findUnbalanced } from '../../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';
import { refundOrderJob } from '../refunds/refund-order-job.ts';

/** For more rounds: CANCEL_RACE_ROUNDS=1000 npx vitest run --project unit backend/orders/cancelling/cancel-races.test.ts */
const rounds = Number(process.env.CANCEL_RACE_ROUNDS ?? 10);
const reason = findPostgresObstacle();
const location = 'TARNFELL-US';
const units = 2;
const start = new Date('2026-11-21T09:00:00Z');

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(`a cancellation on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  const payments = createFakePayments();
  let postgres: SeededPostgres | null = null;
  let database: Database;
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    postgres = await createSeededPostgres();
    database = await createDatabase({ url: postgres.url, isUnlimited: true });
    test = await startTestBackend({
      db: database.db,
      giftCardKey,
      fulfillmentSecrets: [fulfillmentSecret],
      partners: { payments: payments.port },
      timeoutMs: 60_000,
    });
    shopper = await startShopper(test);
  }, 180_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
    await postgres?.close();
  }, 60_000);

  const setStock = (quantity: number) =>
    database.db.updateTable('stock').set({ quantity }).where('sku', '=', reliableSku).where('location', '=', location).execute();
  const readStock = async (): Promise<number> => {
    const found = database.db.selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', location);
    return (await found.executeTakeFirstOrThrow()).quantity;
  };
  const readOrder = (id: string) => database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const cancel = async ({ orderNumber }: Order, key: string = randomUUID()): Promise<number> =>
    (await shopper.send('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber }, createKeyHeader(key))).status;

  /** Places an order of two units. Every second one is partly paid with a gift card. */
  async function placeOrder(round: number, mode: 'up' | 'deaf' = 'up'): Promise<Order> {
    test.time.now = start;
    let cart = await createReadyCart(shopper, reliableSku, units);
    if (round % 2 === 0) {
      const { number, pin } = await storeCard({ ...test, database }, { amount: 2000 });
      cart = await shopper.read('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, { payment_method_id: 'GIFT_CARD', number, pin });
    }
    payments.mode = mode;
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
    payments.mode = 'up';
    return order;
  }

  /**
   * Reports all units as packed.
   * @returns false if they cannot be packed
   */
  const pack = async ({ orderNumber, items, shipments }: Order): Promise<boolean> => {
    const units = items.map(({ id, qty }) => ({ itemId: id, qty }));
    const event = { event: 'packed', parcelId: 'P1', shippingId: shipments[0]?.shippingId ?? '', items: units } as const;
    return (await report(test, { eventId: 'packed-1', orderNumber, ...event })).status === 200;
  };

  /** The test queue starts jobs before their transaction is committed. They find nothing then and must be sent again. */
  async function finishRefunds(): Promise<void> {
    const pending = await database.db.selectFrom('order_refunds').select('id').where('state', '=', 'pending').execute();
    await database.db.transaction().execute(async (transaction) => {
      for (const { id } of pending) await test.jobs.send(transaction, refundOrderJob, { refundId: id });
    });
    await test.jobs.runDue();
  }

  const races: Readonly<Record<string, (round: number) => Promise<Order>>> = {
    async 'the settlement'(round) {
      const order = await placeOrder(round, 'deaf');
      // Makes the order's job due.
      test.time.now = new Date(start.getTime() + 15_000);
      const runAfter = async <Outcome>(reads: number, act: () => Promise<Outcome>): Promise<Outcome> => {
        for (let read = 0; read < reads; read += 1) await readOrder(order.orderId);
        return act();
      };
      const [status] = await Promise.all([runAfter(round % 3, () => cancel(order)), runAfter(round % 5, () => test.jobs.runDue())]);
      expect([200, 409]).toContain(status);
      const { state, progress } = await readOrder(order.orderId);
      expect([state, progress]).toEqual(['finalised', status === 200 ? 'cancelled' : 'placed']);
      return order;
    },
    async 'a parcel that is packed'(round) {
      const order = await placeOrder(round);
      const tries = [() => cancel(order), () => pack(order)];
      const outcomes = await Promise.all((round % 4 < 2 ? tries : tries.toReversed()).map((attempt) => attempt()));
      const [isCancelled, isPacked] = [outcomes.includes(200), outcomes.includes(true)];
      expect([isCancelled, isPacked].filter(Boolean)).toHaveLength(1);
      expect((await readOrder(order.orderId)).progress).toBe(isCancelled ? 'cancelled' : 'preparing');
      return order;
    },
    async 'a second cancellation'(round) {
      const order = await placeOrder(round);
      const key = randomUUID();
      const statuses = await Promise.all([cancel(order, key), cancel(order, round % 4 < 2 ? key : randomUUID())]);
      expect(statuses.toSorted()).toEqual(round % 4 < 2 ? [200, 200] : [200, 409]);
      return order;
    },
  };

  it.each(Object.keys(races))(
    `succeeds or fails as a whole against a concurrent %s: money and stock are exact in ${rounds} rounds`,
    { timeout: 60_000 + rounds * 2000 },
    async (name) => {
      let cancelled = 0;
      for (let round = 0; round < rounds; round += 1) {
        await setStock(250);
        const placed = await races[name]?.(round);
        await finishRefunds();
        const order = await readOrder(placed?.orderId ?? '');
        const refunds = await database.db.selectFrom('order_refunds').selectAll().where('order_id', '=', order.id).execute();
        const isCancelled = order.progress === 'cancelled';
        cancelled += Number(isCancelled);
        expect(await readStock()).toBe(isCancelled ? 250 : 250 - units);
        const refunded = isCancelled ? order.total_minor : 0;
        expect([order.refunded_minor, refunds.length]).toEqual([refunded, isCancelled ? 1 : 0]);
        expect(refunds.every(({ state, credit_note_number: number }) => state === 'refunded' && number !== null)).toBe(true);
        const card = order.tenders.at(-1);
        expect(sumRefunds(payments.charges.get(card?.reference ?? ''))).toBe(isCancelled ? card?.amountMinor : 0);
      }
      expect(await findUnbalanced(database.db)).toEqual([]);
      if (rounds >= 100) console.info(`${name}: ${cancelled} of ${rounds} orders were cancelled`);
    },
  );
});
