import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../../database/create-database.ts';
import { giftCardKey, storeCard } from '../../gift-cards/testing/buy-gift-card.ts';
import { openAthleteCredit } from '../../loyalty/athlete-credit.ts';
import { startLoyaltyMember } from '../../loyalty/testing/start-loyalty-member.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { readBalance, findUnbalanced } from '../../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { createSeededPostgres, type SeededPostgres } from '../../testing/test-database.ts';
import { createKeyHeader, orderPath, prepareForOrder } from '../testing/create-ready-cart.ts';

const reason = findPostgresObstacle();
const parallel = 50;

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(
  `placeOrder with concurrent orders for one balance, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`,
  () => {
    const payments = createFakePayments();
    let postgres: SeededPostgres | null = null;
    let database: Database;
    let test: TestBackend;
    beforeAll(async () => {
      postgres = await createSeededPostgres();
      database = await createDatabase({ url: postgres.url, isUnlimited: true });
      test = await startOn(database.db);
      await database.db.updateTable('stock').set({ quantity: 1000 }).where('sku', '=', reliableSku).execute();
    }, 180_000);
    afterAll(async () => {
      await test?.close();
      await database?.close();
      await postgres?.close();
    }, 60_000);

    /** Starts a backend on the database server. */
    async function startOn(db: Database['db']): Promise<TestBackend> {
      const started = await startTestBackend({ db, partners: { payments: payments.port }, giftCardKey, timeoutMs: 60_000 });
      return { ...started, database };
    }
    const getInstruments = ({ id }: Pick<Cart, 'id'>): string => `/cart/v1/cart/${id}/paymentInstruments`;
    const readCarts = (shopper: Shopper): Promise<readonly Cart[]> =>
      Promise.all(Array.from({ length: parallel }, async () => prepareForOrder(shopper, await shopper.createCart())));
    const placeAll = (shopper: Shopper, carts: readonly Cart[]) =>
      Promise.all(carts.map(({ id, version }) => shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader())));
    const createStatuses = (responses: readonly Response[]) => ({
      placed: responses.filter(({ status }) => status === 201).length,
      rejected: responses.filter(({ status }) => status === 402).length,
    });
    const readAccount = async (customerId: string, kind: 'points' | 'athlete_credit') => {
      const found = test.database.db
        .selectFrom('value_accounts')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('kind', '=', kind);
      return (await found.executeTakeFirstOrThrow()).id;
    };

    it('reserves a gift card for one of 50 carts, and spends its balance in one order', { timeout: 120_000 }, async () => {
      const card = await storeCard(test, { amount: 2500 });
      const buyers = await Promise.all(Array.from({ length: parallel }, () => startShopper(test)));
      const carts = await Promise.all(buyers.map(async (buyer) => prepareForOrder(buyer, await buyer.createCart())));
      const { number, pin } = card;
      const added = await Promise.all(
        buyers.map((buyer, index) =>
          buyer.send('POST', getInstruments(carts[index] as Cart), { payment_method_id: 'GIFT_CARD', number, pin }),
        ),
      );
      expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
      const orders = await Promise.all(
        buyers.map(async (buyer, index) => {
          const { id, version } = await buyer.read('GET', `/cart/v1/cart/${carts[index]?.id}`);
          return buyer.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
        }),
      );
      const spent = orders.flatMap(({ paymentMethod }) => paymentMethod.filter(({ payment_method_id: kind }) => kind === 'GIFT_CARD'));
      expect(spent).toMatchObject([{ amount: 25 }]);
      expect(await readBalance(test.database.db, card.id)).toBe(0);
      expect(await findUnbalanced(test.database.db)).toEqual([]);
    });

    it('spends points for as many of 50 orders as the balance allows', { timeout: 120_000 }, async () => {
      const member = await startLoyaltyMember(test, { points: 5000 });
      const carts = await readCarts(member);
      const paid = await Promise.all(
        carts.map(({ id }) => member.read('PUT', `/cart/v1/cart/${id}/reward`, { appliedLoyaltyVoucher: { points: 500 } })),
      );
      const responses = await placeAll(member, paid);
      const { db } = test.database;
      const account = await readAccount(member.token.customerId, 'points');
      const entries = await db.selectFrom('value_entries').select(['kind', 'amount']).where('account_id', '=', account).execute();
      const computeSum = (kind: string): number =>
        entries.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
      const { placed, rejected } = createStatuses(responses);
      expect(placed).toBeGreaterThan(0);
      expect(placed + rejected).toBe(parallel);
      expect(computeSum('hold')).toBe(-500 * placed);
      expect(await readBalance(db, account)).toBe(5000 - 500 * placed + computeSum('earn'));
      expect(await findUnbalanced(db)).toEqual([]);
    });

    it("opens an athlete's account once for concurrent requests", { timeout: 60_000 }, async () => {
      const { db } = test.database;
      const members = await Promise.all(Array.from({ length: 10 }, () => startLoyaltyMember(test, { credit: { annualMinor: 9000 } })));
      for (const { token } of members) {
        const open = () => openAthleteCredit(db, token.customerId, 'USD', test.time.now);
        // oxlint-disable-next-line no-await-in-loop -- one member after the other, so that all connections race for one account
        const accounts = await Promise.all(Array.from({ length: 10 }, open));
        expect(new Set(accounts.map((account) => account?.id)).size).toBe(1);
      }
      expect(await findUnbalanced(db)).toEqual([]);
    });

    it("never spends more than an athlete's credit", { timeout: 120_000 }, async () => {
      const member = await startLoyaltyMember(test, { credit: { annualMinor: 9000 } });
      const carts = await readCarts(member);
      const paid = await Promise.all(
        carts.map((cart) => member.read('POST', getInstruments(cart), { payment_method_id: 'ATHLETES_PAYMENT', amount: 20 })),
      );
      expect(createStatuses(await placeAll(member, paid))).toEqual({ placed: 4, rejected: parallel - 4 });
      const { db } = test.database;
      expect(await readBalance(db, await readAccount(member.token.customerId, 'athlete_credit'))).toBe(1000);
      expect(await findUnbalanced(db)).toEqual([]);
    });

    it('places an order with four payments in at most 8 statements', { timeout: 60_000 }, async () => {
      const counting = openCountingDatabase(database.engine);
      const counted = await startOn(counting.db);
      const member = await startLoyaltyMember(counted, { points: 500 });
      const cards = [await storeCard(counted, { amount: 500 }), await storeCard(counted, { amount: 700 })];
      const { id } = await prepareForOrder(member, await member.createCart());
      await member.read('PUT', `/cart/v1/cart/${id}/reward`, { appliedLoyaltyVoucher: { points: 500 } });
      for (const { number, pin } of cards) {
        // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the previous one returned
        await member.read('POST', getInstruments({ id }), { payment_method_id: 'GIFT_CARD', number, pin });
      }
      const { version } = await member.read('GET', `/cart/v1/cart/${id}`);
      const place = () => member.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
      const { result, statements } = await counting.count(place);
      expect(result.paymentMethod).toHaveLength(4);
      expect(statements).toBeLessThanOrEqual(8);
      await counted.close();
      await counting.close();
    });
  },
);
