/**
 * `node tests/bench/history/bench-history.ts [rounds]`: getPurchaseHistory over HTTP for a customer with 10 orders and for one with 5,000
 * of 6,000 in the database, alternately, on the embedded database and on its own PostgreSQL: the first page, a filtered page, a date range,
 * and a page in the middle. Prints medians and their ratio, 5,000 to 10. The exit code is 0 whenever the bench ran.
 */
import { sql } from 'kysely';
import type { PurchaseHistory } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '#backend/cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '#backend/database/create-database.ts';
import { copyOrders } from '#backend/orders/testing/copy-orders.ts';
import { createKeyHeader, orderPath, createReadyCart } from '#backend/orders/testing/create-ready-cart.ts';
import { createFakePayments } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend } from '#backend/testing/start-backend.ts';
import { findPostgresObstacle } from '#backend/testing/start-postgres.ts';
import { createSeededPostgres, createTestDatabase } from '#backend/testing/test-database.ts';
import { createBackendWeb } from '#server/backend/backend-web.ts';
import { createTrustedProxies } from '#server/ingress/trusted-proxies.ts';
import { listen } from '#server/http/listen.ts';
import { computeMedian } from '../compare.ts';

const rounds = Number(process.argv[2] ?? 300);
const warmUp = 50;
const path = '/consumers-v3/consumer/purchasehistory';

/** Creates a customer with a number of orders, an hour apart; every fifth is delivered. */
async function createCustomer(count: number, database: Database, counter: Parameters<typeof startShopper>[0]): Promise<Shopper> {
  const shopper = await startShopper(counter);
  const { id: cartId, version: cartVersion } = await createReadyCart(shopper);
  const { orderId } = await shopper.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
  await copyOrders(database.db, { orderId, count: count - 1, deliverEach: 5 });
  return shopper;
}

async function bench(engine: string, database: Database): Promise<void> {
  const test = await startTestBackend({ db: database.db, mode: 'production', partners: { payments: createFakePayments().port } });
  const { fetch: backend } = test.backend;
  const web = await listen(createBackendWeb({ backend, prefix: '', trustsProxy: createTrustedProxies([]), log: test.log }), 0, 'PORT');
  try {
    const few = await createCustomer(10, database, test);
    const many = await createCustomer(5000, database, test);
    await createCustomer(990, database, test);
    await sql`analyze`.execute(database.db);
    const read = async ({ headers }: Shopper, body: object): Promise<PurchaseHistory> => {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
      const response = await fetch(`http://127.0.0.1:${web.port}${path}`, sent);
      if (!response.ok) throw new Error(`[cairn] [bench] getPurchaseHistory responded with ${response.status}`);
      return (await response.json()) as PurchaseHistory;
    };
    const readCursorAfter = async (shopper: Shopper, orders: number): Promise<string | undefined> =>
      (await read(shopper, { count: orders })).next;
    const count = 2;
    const getDay = (orders: number): string => new Date(test.time.now.getTime() - orders * 3_600_000).toISOString().slice(0, 10);
    const pages: Readonly<Record<string, readonly [few: object, many: object]>> = {
      'the first page': [{}, {}],
      'the delivered': [
        { count: 1, show: 'delivered' },
        { count: 1, show: 'delivered' },
      ],
      'of some days': [
        { count, placedTo: getDay(0) },
        { count, placedTo: getDay(2400) },
      ],
      'after an order': [
        { count, after: await readCursorAfter(few, 5) },
        { count, after: await readCursorAfter(many, 50) },
      ],
    };
    for (const [name, [ofFew, ofMany]] of Object.entries(pages)) {
      const times: [few: number[], many: number[]] = [[], []];
      for (let round = -warmUp; round < rounds; round += 1) {
        const turns = [() => read(few, ofFew), () => read(many, ofMany)] as const;
        for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const start = performance.now();
          const { orders } = await turns[side]();
          const time = performance.now() - start;
          if (orders.length === 0) throw new Error(`[cairn] [bench] ${name} is empty`);
          if (round >= 0) times[side].push(time);
        }
      }
      const [ten, thousands] = [computeMedian(times[0]), computeMedian(times[1])];
      const ratio = computeMedian(times[1].map((time, index) => time / (times[0][index] ?? Number.NaN)));
      console.log(
        `${engine}, ${name}: 10 orders ${ten.toFixed(2)} ms, 5,000 orders ${thousands.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (of ${rounds})`,
      );
    }
  } finally {
    await web.close();
    await test.close();
  }
}

const embedded = await createTestDatabase();
await bench('PGlite', embedded);
await embedded.close();

const reason = findPostgresObstacle();
if (reason !== null) console.log(`PostgreSQL: skipped, ${reason}`);
else {
  const seeded = await createSeededPostgres();
  const database = await createDatabase({ url: seeded.url });
  await bench('PostgreSQL', database);
  await database.close();
  await seeded.close();
}
