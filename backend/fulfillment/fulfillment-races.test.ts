import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../database/create-database.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { findPostgresObstacle } from '../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../testing/test-database.ts';
import { fulfillmentSecret } from './testing/fulfillment-secret.ts';
import { report } from './testing/report.ts';

const reason = findPostgresObstacle();
const rounds = 10;

// PGlite has one connection, so nothing can race on it.
describe.skipIf(reason !== null)(`events at two hosts at once, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: SeededPostgres | null = null;
  let databases: readonly Database[] = [];
  let hosts: readonly TestBackend[] = [];
  let shopper: Shopper;

  beforeAll(async () => {
    postgres = await createSeededPostgres();
    const { url } = postgres;
    databases = [await createDatabase({ url, isUnlimited: true }), await createDatabase({ url, isUnlimited: true })];
    const options = { partners: { payments: createFakePayments().port }, fulfillmentSecrets: [fulfillmentSecret], timeoutMs: 60_000 };
    const start = ({ db }: Database): Promise<TestBackend> => startTestBackend({ db, ...options });
    hosts = [];
    for (const database of databases) hosts = [...hosts, await start(database)];
    const [first] = hosts;
    if (!first) throw new Error('there is no host');
    shopper = await startShopper(first);
    await databases[0]?.db.updateTable('stock').set({ quantity: 250 }).where('sku', '=', reliableSku).execute();
  }, 240_000);

  afterAll(async () => {
    for (const one of [...hosts, ...databases]) await one.close();
    await postgres?.close();
  }, 60_000);

  async function placeOrder(): Promise<Order> {
    const { id, version } = await createReadyCart(shopper, reliableSku, 2);
    return shopper.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  }

  const createPacking = ({ orderNumber, items }: Order) =>
    ({ orderNumber, event: 'packed', shippingId: 'me', items: items.map(({ id }) => ({ itemId: id, qty: 2 })) }) as const;

  const readUnits = ({ orderId }: Order) =>
    databases[0]?.db.selectFrom('order_lines').select(['packed']).where('order_id', '=', orderId).execute();

  it('apply the same event once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await placeOrder();
      const responses = await Promise.all(hosts.map((host) => report(host, { eventId: 'e1', parcelId: 'P1', ...createPacking(order) })));
      expect(new Set(responses.map(({ outcome }) => outcome))).toEqual(new Set(['applied', 'repeated']));
      expect(await readUnits(order)).toEqual([{ packed: 2 }]);
    }
  }, 120_000);

  it('pack the same units into one of two parcels', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await placeOrder();
      const responses = await Promise.all(
        hosts.map((host, index) => report(host, { eventId: `e${index}`, parcelId: `P${index}`, ...createPacking(order) })),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(await readUnits(order)).toEqual([{ packed: 2 }]);
    }
  }, 120_000);
});
