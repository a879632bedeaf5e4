import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { createOffer } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

const reason = findPostgresObstacle();
const location = 'TARNFELL-US';
const sites = [location];
const tenOff = { kind: 'order-amount', amount: { USD: 10 } } as const;

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(
  `placeOrder with concurrent coupons, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`,
  () => {
    const payments = createFakePayments();
    const folder = writePromotions({
      last: createOffer(tenOff, { sites, coupon: { codes: ['LAST'], limits: { total: 1 } } }),
      funded: createOffer(tenOff, { sites, coupon: { codes: ['FUNDED'], limits: { budget: { USD: 75 } } } }),
      mine: createOffer(tenOff, { sites, coupon: { codes: ['MINE'], limits: { perCustomer: 1 } } }),
    });
    let postgres: SeededPostgres | null = null;
    let database: Database;
    let test: TestBackend;
    /** Another server on the same database, with its own connections. */
    let otherDatabase: Database;
    let other: TestBackend;
    beforeAll(async () => {
      postgres = await createSeededPostgres();
      database = await createDatabase({ url: postgres.url, isUnlimited: true });
      otherDatabase = await createDatabase({ url: postgres.url, isUnlimited: true });
      const options = { contentDir: folder.contentDir, partners: { payments: payments.port }, timeoutMs: 60_000 };
      test = await startTestBackend({ db: database.db, ...options });
      other = await startTestBackend({ db: otherDatabase.db, ...options });
      await database.db
        .updateTable('stock')
        .set({ quantity: 250 })
        .where('sku', '=', reliableSku)
        .where('location', '=', location)
        .execute();
    }, 180_000);
    afterAll(async () => {
      await other?.close();
      await otherDatabase?.close();
      await test?.close();
      await database?.close();
      await postgres?.close();
      folder.dispose();
    }, 60_000);

    const readCart = async (shopper: Shopper, code: string): Promise<Cart> => {
      const { id } = await createReadyCart(shopper);
      return shopper.read('PUT', '/cart/v1/coupon', { basketId: id, code });
    };
    const readBuyers = (code: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const shopper = await startShopper(index % 2 === 0 ? test : other);
          return { shopper, cart: await readCart(shopper, code) };
        }),
      );
    const place = async ({ shopper, cart }: { readonly shopper: Shopper; readonly cart: Cart }): Promise<string> => {
      const response = await shopper.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
      const { errorDetails = [] } = (await response.json()) as { readonly errorDetails?: readonly { readonly errorId: string }[] };
      return [response.status, ...errorDetails.map(({ errorId }) => errorId)].join(' ');
    };
    const readCounters = async (promotionId: string) => {
      const { rows } = await sql<{ readonly scope: string; readonly used: number }>`
      select scope, used::int from promotion_counters where promotion_id = ${promotionId} order by scope`.execute(database.db);
      return rows.map(({ scope, used }) => `${scope} ${used}`);
    };
    const readStock = async (): Promise<number> => {
      const found = database.db.selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', location);
      return (await found.executeTakeFirstOrThrow()).quantity;
    };

    it('uses the last use of a coupon once: 50 carts, two servers', { timeout: 180_000 }, async () => {
      const buyers = await readBuyers('LAST', 50);
      const [units, charges] = [await readStock(), payments.charges.size];
      const outcomes = await Promise.all(buyers.map(place));
      expect(outcomes.toSorted()).toEqual(['201', ...Array.from({ length: 49 }, () => '409 PRM132')]);
      expect([await readCounters('last'), units - (await readStock()), payments.charges.size - charges]).toEqual([['orders 1'], 1, 1]);
      const late = buyers[outcomes.indexOf('409 PRM132')];
      const seen = await late?.shopper.read('GET', `/cart/v1/cart/${late.cart.id}`);
      expect(seen).toMatchObject({ status: 'open', couponItems: [{ code: 'LAST', applied: false, errorId: 'PRM132' }] });
    });

    it('never exceeds a budget: 30 carts with 10 dollars each, 75 dollars', { timeout: 180_000 }, async () => {
      const outcomes = (await Promise.all((await readBuyers('FUNDED', 30)).map(place))).toSorted();
      expect(outcomes).toEqual([...Array.from({ length: 7 }, () => '201'), ...Array.from({ length: 23 }, () => '409 PRM141')]);
      expect(await readCounters('funded')).toEqual(['discount 7000']);
    });

    it('uses a coupon once for a customer who orders several carts at once', { timeout: 180_000 }, async () => {
      const shopper = await startShopper(test);
      const carts = await Promise.all(Array.from({ length: 8 }, () => readCart(shopper, 'MINE')));
      const outcomes = (await Promise.all(carts.map((cart) => place({ shopper, cart })))).toSorted();
      expect(outcomes).toEqual(['201', ...Array.from({ length: 7 }, () => '409 PRM133')]);
      expect(await readCounters('mine')).toEqual(['customer 1', 'email 1']);
    });

    it('takes one more statement for a coupon with a limit, and none for a cart without', { timeout: 60_000 }, async () => {
      const counting = openCountingDatabase(test.database.engine);
      const options = { clock: { now: () => test.time.now }, contentDir: folder.contentDir, partners: { payments: payments.port } };
      const host = await startTestBackend({ db: counting.db, ...options });
      const shopper = await startShopper(host);
      const { id } = await shopper.createCart();
      const count = async (call: () => Promise<unknown>): Promise<number> => (await counting.count(call)).statements;
      const add = () => shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku });
      const counts = {
        addItem: await count(add),
        applyCoupon: await count(() => shopper.read('PUT', '/cart/v1/coupon', { basketId: id, code: 'FUNDED' })),
        addItemWithCoupon: await count(add),
        getCart: await count(() => shopper.read('GET', `/cart/v1/cart/${id}`)),
      };
      expect(counts).toEqual({ addItem: 2, applyCoupon: 3, addItemWithCoupon: 3, getCart: 2 });
      await host.close();
      await counting.close();
    });
  },
);
