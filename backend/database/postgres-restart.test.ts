import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopper, type TestShop } from '../cart/testing/start-shopper.ts';
import { createWorker } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import { mailJob } from '../mail/mail-job.ts';
import { createKeyHeader, createReadyCart, orderPath } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { findPostgresObstacle } from '../testing/start-postgres.ts';
import { startSeededPostgres } from '../testing/test-database.ts';
import { createDatabase, type Database } from './create-database.ts';

const reason = findPostgresObstacle();
const concurrentShoppers = 4;
const hour = 60 * 60 * 1000;
const patiently = { timeout: 30_000 };

describe.skipIf(reason !== null)(`a backend under load while PostgreSQL restarts${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  const payments = createFakePayments();
  const done: string[] = [];
  let postgres: Awaited<ReturnType<typeof startSeededPostgres>> | undefined;
  let database: Database;
  let queue: JobQueue;
  let test: TestBackend;
  beforeAll(async () => {
    postgres = await startSeededPostgres({ isDurable: true });
    database = await createDatabase({ url: postgres.url });
    queue = await openJobQueue({ engine: database.engine, log: createRecordingLog(), retentionDays: 1 });
    await queue.startWorkers([
      createWorker({ ...mailJob, pollSeconds: 0.5 }, async ({ mailId }) => {
        done.push(mailId);
        return undefined;
      }),
    ]);
    const ports = { db: database.db, listen: database.listen, partners: { payments: payments.port } };
    test = await startTestBackend({ ...ports, timeoutMs: 30_000 });
  }, 180_000);
  afterAll(async () => {
    await test?.close();
    await queue?.close();
    await database?.close();
    await postgres?.close();
  }, 60_000);

  /** Shoppers who place one order after the other, and repeat a failed order with its key. */
  function startLoad() {
    const responses: Response[] = [];
    const recorded: TestShop = {
      backend: {
        ...test.backend,
        async fetch(request) {
          const response = await test.backend.fetch(request);
          responses.push(response.clone());
          return response;
        },
      },
    };
    const placed: number[] = Array.from({ length: concurrentShoppers }, () => 0);
    const ending = new AbortController();
    const isOver = (): boolean => ending.signal.aborted;
    const placeOrder = async (): Promise<boolean> => {
      const shopper = await startShopper(recorded);
      const { id, version } = await createReadyCart(shopper);
      const key = createKeyHeader();
      while (!isOver()) {
        const { ok } = await shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, key);
        if (ok) return true;
      }
      return false;
    };
    const shop = async (index: number): Promise<void> => {
      while (!isOver()) if (await placeOrder().catch(() => false)) placed[index] = (placed[index] ?? 0) + 1;
    };
    const shoppers = placed.map((_, index) => shop(index));
    return {
      responses,
      /** Resolves when every shopper has placed another order. */
      async waitForOrders(): Promise<void> {
        const before = [...placed];
        await expect.poll(() => placed.every((count, index) => count > (before[index] ?? 0)), patiently).toBe(true);
      },
      async stop(): Promise<void> {
        ending.abort();
        await Promise.all(shoppers);
      },
    };
  }

  it('responds with 503 and Retry-After meanwhile, recovers by itself, and settles every order', { timeout: 180_000 }, async () => {
    await sql`update stock set quantity = 100000 where quantity > 0`.execute(database.db);
    const load = startLoad();
    await load.waitForOrders();
    for (const mode of ['immediate', 'fast', 'immediate'] as const) {
      await postgres?.restart(mode);
      await load.waitForOrders();
    }
    await load.stop();

    const expected = ({ status, headers }: Response): boolean =>
      (status >= 200 && status < 300) || status === 409 || (status === 503 && Number(headers.get('retry-after')) > 0);
    const unexpected = load.responses.filter((response) => !expected(response));
    expect(new Set(await Promise.all(unexpected.map(async (response) => `${response.status} ${await response.text()}`)))).toEqual(
      new Set(),
    );
    const unavailable = load.responses.find(({ status }) => status === 503);
    expect(await unavailable?.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN500' }] });

    test.time.now = new Date(test.time.now.getTime() + hour);
    await test.jobs.runDue();
    const orders = await database.db.selectFrom('orders').select(['cart_id', 'state', 'tenders']).execute();
    const references = orders.flatMap(({ tenders }) => tenders.map(({ reference }) => reference));
    const finalised = orders.filter(({ state }) => state === 'finalised');
    expect([...new Set(orders.map(({ state }) => state))].filter((state) => state !== 'finalised' && state !== 'cancelled')).toEqual([]);
    expect(new Set(finalised.map((order) => order.cart_id)).size).toBe(finalised.length);
    expect(finalised.flatMap(({ tenders }) => tenders.map(({ reference }) => payments.charges.get(reference)?.state))).toEqual(
      finalised.map(() => 'taken'),
    );
    const taken = [...payments.charges].filter(([, { state }]) => state === 'taken').map(([reference]) => reference);
    expect(taken.toSorted()).toEqual(references.filter((reference) => payments.charges.get(reference)?.state === 'taken').toSorted());
  });

  it('runs the jobs that are sent after the restart', { timeout: 60_000 }, async () => {
    const mailId = randomUUID();
    await database.db.transaction().execute((transaction) => queue.send(transaction, mailJob, { mailId }));
    await expect.poll(() => done, patiently).toContain(mailId);
  });
});
