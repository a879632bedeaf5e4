import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, createShopper, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';
import { startEmployee } from '../testing/start-employee.ts';

const reason = findPostgresObstacle();
const location = 'TARNFELL-US';

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(
  `placeOrder with concurrent buyers, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`,
  () => {
    const payments = createFakePayments();
    let postgres: SeededPostgres | null = null;
    let database: Database;
    let test: TestBackend;
    /** Another server on the same database, with its own connections. */
    let otherDatabase: Database;
    let other: TestBackend;
    beforeAll(async () => {
      postgres = await createSeededPostgres();
      database = await createDatabase({ url: postgres.url, isUnlimited: true });
      const options = { partners: { payments: payments.port }, timeoutMs: 60_000 };
      test = await startTestBackend({ db: database.db, ...options });
      otherDatabase = await createDatabase({ url: postgres.url, isUnlimited: true });
      other = await startTestBackend({ db: otherDatabase.db, ...options });
    }, 180_000);
    afterAll(async () => {
      await other?.close();
      await otherDatabase?.close();
      await test?.close();
      await database?.close();
      await postgres?.close();
    }, 60_000);

    const setStock = (sku: string, quantity: number) =>
      database.db.updateTable('stock').set({ quantity }).where('sku', '=', sku).where('location', '=', location).execute();
    const readStock = async (sku: string): Promise<number> => {
      const found = database.db.selectFrom('stock').select('quantity').where('sku', '=', sku).where('location', '=', location);
      return (await found.executeTakeFirstOrThrow()).quantity;
    };
    const readOrders = async (cartIds: readonly string[]): Promise<number> => {
      const rows = await database.db
        .selectFrom('orders')
        .select('id')
        .where('cart_id', 'in', cartIds)
        .where('state', '=', 'finalised')
        .execute();
      return rows.length;
    };

    it('places exactly as many orders as there are units: 200 buyers, 10 units, two servers', { timeout: 180_000 }, async () => {
      await setStock(reliableSku, 250);
      const buyers = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const shopper = await startShopper(index % 2 === 0 ? test : other);
          return { shopper, cart: await createReadyCart(shopper) };
        }),
      );
      await setStock(reliableSku, 10);
      const statuses = await Promise.all(
        buyers.map(
          async ({ shopper, cart }) =>
            (await shopper.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader())).status,
        ),
      );
      const count = (status: number): number => statuses.filter((one) => one === status).length;
      expect([count(201), count(409)]).toEqual([10, 190]);
      expect(await readOrders(buyers.map(({ cart }) => cart.id))).toBe(10);
      expect(await readStock(reliableSku)).toBe(0);
    });

    it('places one cart with one key once: 50 requests, one order, one charge, one mail', { timeout: 120_000 }, async () => {
      await setStock(reliableSku, 100);
      const shopper = await startShopper(test);
      const { id, version } = await createReadyCart(shopper);
      const body = { cartId: id, cartVersion: version };
      const key = randomUUID();
      const charged = payments.charges.size;
      const orders = await Promise.all(Array.from({ length: 50 }, () => shopper.read<Order>('PUT', orderPath, body, createKeyHeader(key))));
      expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
      const { orderId } = orders[0] as Order;
      expect([await readOrders([id]), await readStock(reliableSku), payments.charges.size - charged]).toEqual([1, 99, 1]);
      const mails = await database.db.selectFrom('outbox').select('id').where('dedupe_key', '=', `order-confirmation:${orderId}`).execute();
      expect(mails).toHaveLength(1);
    });

    it('does not deadlock in any order of rows', { timeout: 120_000 }, async () => {
      const other = 'TARNFELL:TFKES01M:G4S:L::1:';
      await setStock(reliableSku, 250);
      await setStock(other, 250);
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const shopper = await startShopper(test);
          const [first, second] = index % 2 === 0 ? [reliableSku, other] : [other, reliableSku];
          const { id } = await createReadyCart(shopper, first);
          const { version } = await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: second });
          return (await shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader())).status;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect([await readStock(reliableSku), await readStock(other)]).toEqual([210, 210]);
    });

    it('never exceeds the cap of an employee who orders several carts at once', { timeout: 120_000 }, async () => {
      await setStock(reliableSku, 250);
      const employee = await startEmployee({ ...test, database }, { capMinor: 60_000 });
      const carts = await Promise.all(Array.from({ length: 12 }, () => createReadyCart(employee)));
      const outcomes = await Promise.all(
        carts.map(async ({ id, version, totals }) => {
          const placed = await employee.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
          return { status: placed.status, shown: totals, order: (await placed.json()) as Order };
        }),
      );
      const placed = outcomes.filter(({ status }) => status === 201);
      // Each order has the price that its cart has shown.
      expect(placed.length).toBeGreaterThan(0);
      for (const { order, shown } of placed) expect(order.totals).toEqual(shown);
      expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const { taken, spend } = await database.db
        .selectFrom('programme_memberships as m')
        .select('m.current_spend_minor as spend')
        .select((build) =>
          build
            .selectFrom('orders')
            .select(sql<number>`sum((content #>> '{associateSpend,minor}')::int)::int`.as('sum'))
            .whereRef('orders.customer_id', '=', 'm.customer_id')
            .as('taken'),
        )
        .where('m.customer_id', '=', employee.token.customerId)
        .executeTakeFirstOrThrow();
      expect(spend).toBe(taken);
      expect(spend).toBeLessThanOrEqual(60_000);
    });

    it('loses none of 200 concurrent changes of one cart on two servers', { timeout: 120_000 }, async () => {
      const { rows: goods } = await sql<{ readonly sku: string }>`
      select v.sku from variants v join styles s on s.id = v.style_id join prices p on p.style_id = s.id and p.color_code = v.color_code
      where s.brand = 'tarnfell' and not s.digital and s.max_qty >= 10 and p.site_id = ${location} and p.current_minor is not null
      order by v.sku limit 20`.execute(database.db);
      const skus = goods.map(({ sku }) => sku);
      const quantity = 250;
      await database.db
        .insertInto('stock')
        .values(skus.map((sku) => ({ sku, location, quantity })))
        .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet({ quantity }))
        .execute();
      const shopper = await startShopper(test);
      const { id } = await shopper.read('POST', '/cart/v1/cart');
      const hosts = [shopper, createShopper(other, shopper.token, { siteid: location, locale: 'en_US' })];
      const changes = Array.from({ length: 200 }, (_, index) =>
        (hosts[index % 2] as Shopper).read('POST', '/cart/v1/item', { basketId: id, sku: skus[index % 20] }),
      );
      await Promise.all(changes);
      const { items, version } = await shopper.read('GET', `/cart/v1/cart/${id}`);
      expect(items.map(({ sku, qty }) => `${sku} ${qty}`).toSorted()).toEqual(skus.map((sku) => `${sku} 10`).toSorted());
      expect(version).toBe(201);
    });

    it('orders the contents of the cart, even while another tab adds to it', { timeout: 120_000 }, async () => {
      await setStock(reliableSku, 250);
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const shopper = await startShopper(test);
          const { id, version } = await createReadyCart(shopper);
          const [added, placed] = await Promise.all([
            shopper.send('POST', '/cart/v1/item', { basketId: id, sku: reliableSku }),
            shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader()),
          ]);
          const units = placed.status === 201 ? ((await placed.json()) as Order).totals.totalUnits : 0;
          return `${added.ok ? 'added' : 'not added'}, ${placed.status}, ${units}`;
        }),
      );
      expect(['added, 409, 0', 'not added, 201, 1']).toEqual(expect.arrayContaining([...new Set(outcomes)]));
      const ordered = outcomes.filter((one) => one.endsWith('1')).length;
      expect(await readStock(reliableSku)).toBe(250 - ordered);
    });
  },
);
