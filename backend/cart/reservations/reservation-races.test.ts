import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { createKeyHeader, orderPath, prepareForOrder, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { reliableSku, startShopper, type Shopper } from '../testing/start-shopper.ts';

const reason = findPostgresObstacle();
const location = 'TARNFELL-US';

// PGlite has one connection, so nothing can race on it.
describe.skipIf(reason !== null)(`reserveWithItem at once, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: SeededPostgres | null = null;
  let database: Database;
  let test: TestBackend;
  beforeAll(async () => {
    postgres = await createSeededPostgres();
    database = await createDatabase({ url: postgres.url, isUnlimited: true });
    test = await startTestBackend({ db: database.db, partners: { payments: createFakePayments().port }, timeoutMs: 60_000 });
  }, 180_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
    await postgres?.close();
  }, 60_000);

  const getRow = () => database.db.selectFrom('stock').where('sku', '=', reliableSku).where('location', '=', location);
  const setStock = (quantity: number) =>
    database.db
      .updateTable('stock')
      .set({ quantity, holds: '{}' })
      .where('sku', '=', reliableSku)
      .where('location', '=', location)
      .execute();
  const readStock = () => getRow().select(['quantity', 'holds']).executeTakeFirstOrThrow();
  const readShoppers = (count: number) => Promise.all(Array.from({ length: count }, () => startShopper(test)));
  const reserve = (shopper: Shopper) => shopper.send('POST', `/cart/v1/reserveWithItem?sku=${encodeURIComponent(reliableSku)}`);
  const place = (shopper: Shopper, { id, version }: Cart) =>
    shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  const countSucceeded = (responses: readonly Response[]): number => responses.filter(({ ok }) => ok).length;

  it('reserves the last unit for one of 50', { timeout: 120_000 }, async () => {
    await setStock(1);
    const responses = await Promise.all((await readShoppers(50)).map(reserve));
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(countSucceeded(responses)).toBe(1);
    expect(Object.keys((await readStock()).holds)).toHaveLength(1);
  });

  it('never promises more units than the stock left by orders', { timeout: 180_000 }, async () => {
    await setStock(200);
    const buyers = await Promise.all((await readShoppers(40)).map(async (shopper) => ({ shopper, cart: await createReadyCart(shopper) })));
    const reservers = await readShoppers(40);
    await setStock(20);
    const [orders, reservations] = await Promise.all([
      Promise.all(buyers.map(({ shopper, cart }) => place(shopper, cart))),
      Promise.all(reservers.map(reserve)),
    ]);
    expect(countSucceeded(orders) + countSucceeded(reservations)).toBe(20);
    const { quantity, holds } = await readStock();
    expect([quantity, Object.keys(holds).length]).toEqual([20 - countSucceeded(orders), countSucceeded(reservations)]);
  });

  it('leaves one active reservation per customer', { timeout: 60_000 }, async () => {
    await setStock(10);
    const shopper = await startShopper(test);
    const carts = await Promise.all(Array.from({ length: 10 }, async () => (await (await reserve(shopper)).json()) as Cart));
    const read = await Promise.all(carts.map(({ id }) => shopper.read('GET', `/cart/v1/cart/${id}`)));
    expect(read.filter(({ reservedUntil }) => reservedUntil !== undefined)).toHaveLength(1);
    expect(Object.keys((await readStock()).holds)).toEqual([shopper.token.customerId]);
  });

  it('sells units of ended reservations once, released or not', { timeout: 60_000 }, async () => {
    await setStock(5);
    const [holder, other] = await Promise.all([startShopper(test), startShopper(test)]);
    const theirs = await createReadyCart(other);
    await setStock(1);
    const reserved = await prepareForOrder(holder, (await (await reserve(holder)).json()) as Cart);
    test.time.now = new Date(test.time.now.getTime() + 16 * 60_000);
    const orders = await Promise.all([
      place(holder, reserved),
      place(other, theirs),
      test.jobs.runDue().then(() => new Response(null, { status: 409 })),
    ]);
    expect(countSucceeded(orders)).toBe(1);
    expect((await readStock()).quantity).toBe(0);
  });
});
