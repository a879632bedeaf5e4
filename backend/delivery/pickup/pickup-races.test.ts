import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliableSku, startShopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { address, createCardInput, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { denver, openStore, setUnits, getUnits } from '../testing/places-of-tests.ts';

const reason = findPostgresObstacle();
const warehouse = 'TARNFELL-US';

// PGlite has one connection, so nothing can race on it.
describe.skipIf(reason !== null)(`pickup orders at once, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
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

  it(
    'sells each unit once to 200 buyers: the 10 of the store, then the 15 of the warehouse after a change of delivery',
    { timeout: 180_000 },
    async () => {
      await openStore(database.db, denver, { units: { [reliableSku]: 250 } });
      await setUnits(database.db, warehouse, reliableSku, 250);
      const buyers = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const shopper = await startShopper(test);
          const delivery = { code: 'pickup', storeId: denver };
          const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, delivery });
          await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
          return {
            shopper,
            cart: await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id)),
          };
        }),
      );
      await setUnits(database.db, denver, reliableSku, 10);
      await setUnits(database.db, warehouse, reliableSku, 15);
      const place = ({ shopper, cart }: (typeof buyers)[number]) =>
        shopper.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
      const readUnitsLeft = () => Promise.all([denver, warehouse].map((location) => getUnits(database.db, location, reliableSku)));
      const statuses = await Promise.all(buyers.map(async (buyer) => (await place(buyer)).status));
      const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;
      expect([count(statuses, 201), count(statuses, 409)]).toEqual([10, 190]);
      expect(await readUnitsLeft()).toEqual([0, 15]);
      const late = await Promise.all(
        buyers
          .filter((_, index) => statuses[index] === 409)
          .map(async ({ shopper, cart: { id } }) => ({ shopper, cart: await shopper.read('GET', `/cart/v1/cart/${id}`) })),
      );
      expect(late.every(({ cart }) => cart.deliveryChanges?.[0]?.type === 'PickupToShipToStore')).toBe(true);
      const lateStatuses = await Promise.all(late.map(async (buyer) => (await place(buyer)).status));
      expect([count(lateStatuses, 201), count(lateStatuses, 409)]).toEqual([15, 175]);
      expect(await readUnitsLeft()).toEqual([0, 0]);
    },
  );
});
