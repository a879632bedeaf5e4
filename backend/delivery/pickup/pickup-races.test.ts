import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliableSku, startShopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { address, cardFor, keyed, orderPath } from '../../orders/testing/ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { whyNoPostgres } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { denver, openStore, setUnits, unitsIn } from '../testing/places-of-tests.ts';

const reason = whyNoPostgres();
const warehouse = 'TARNFELL-US';

// PGlite has one connection, so that nothing races on it.
describe.skipIf(reason !== null)(`pickup orders at once, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: SeededPostgres | null = null;
  let database: Database;
  let test: TestBackend;
  beforeAll(async () => {
    postgres = await createSeededPostgres();
    database = await createDatabase({ url: postgres.url });
    test = await startTestBackend({ db: database.db, partners: { payments: createFakePayments().port }, timeoutMs: 60_000 });
  }, 180_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
    await postgres?.close();
  }, 60_000);

  it('sells the 10 units of a store to 10 of 200 buyers, and none of the warehouse', { timeout: 180_000 }, async () => {
    await openStore(database.db, denver, { units: { [reliableSku]: 250 } });
    await setUnits(database.db, warehouse, reliableSku, 250);
    const buyers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const shopper = await startShopper(test);
        const delivery = { code: 'pickup', storeId: denver };
        const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, delivery });
        await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
        return { shopper, cart: await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await cardFor(shopper, id)) };
      }),
    );
    await setUnits(database.db, denver, reliableSku, 10);
    const statuses = await Promise.all(
      buyers.map(
        async ({ shopper, cart }) => (await shopper.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, keyed())).status,
      ),
    );
    const count = (status: number): number => statuses.filter((one) => one === status).length;
    expect([count(201), count(409)]).toEqual([10, 190]);
    expect([await unitsIn(database.db, denver, reliableSku), await unitsIn(database.db, warehouse, reliableSku)]).toEqual([0, 250]);
  });
});
