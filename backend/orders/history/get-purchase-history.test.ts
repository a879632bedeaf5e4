import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseHistory } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { Database } from '../../database/create-database.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { openCountingDatabase, type CountingDatabase } from '../../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { placeChallengedOrder } from '../testing/place-challenged-order.ts';
import { copyOrders } from '../testing/copy-orders.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

const path = '/consumers-v3/consumer/purchasehistory';

describe('getPurchaseHistory', () => {
  let database: Database;
  let counting: CountingDatabase;
  let test: TestBackend;
  let shopper: Shopper;
  /** Latest first. The first order was placed at 09:00Z on November 21, the others one hour apart. */
  let ids: readonly string[];
  beforeAll(async () => {
    database = await createTestDatabase();
    counting = openCountingDatabase(database.engine);
    test = await startTestBackend({ db: counting.db, partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
    const { id: cartId, version: cartVersion } = await createReadyCart(shopper);
    const { orderId } = await shopper.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
    ids = [orderId, ...(await copyOrders(database.db, { orderId, count: 11, deliverEach: 4 }))];
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await counting.close();
    await database.close();
  });

  const read = (body: object, customer = shopper) => customer.read<PurchaseHistory>('POST', path, body);
  const getIds = ({ orders }: PurchaseHistory) => orders.map(({ orderId }) => orderId);
  async function readAll(body: object): Promise<string[][]> {
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await read({ ...body, ...(after !== undefined && { after }) });
      pages.push(getIds(page));
      after = page.next;
    } while (after !== undefined);
    return pages;
  }

  it('returns summaries, latest first, in one statement', async () => {
    const { result: page, statements } = await counting.count(() => read({}));
    expect([getIds(page), statements]).toEqual([ids.slice(0, 10), 1]);
    const { items, total, totalUnits, ...summary } = page.orders[0] ?? { items: [] };
    expect(summary).toEqual({
      orderNumber: expect.stringMatching(/^TF-/),
      orderId: ids[0],
      status: 'finalised',
      progress: 'placed',
      placedAt: '2026-11-21T09:00:00.000Z',
      currency: 'USD',
    });
    expect([total, totalUnits]).toEqual([expect.any(Number), 1]);
    expect(items).toEqual([{ name: expect.any(String), pdpUrl: expect.any(String), productImageURL: expect.any(String), qty: 1 }]);
  });

  it('shows every order once across pages, including orders with the same time', async () => {
    const { db } = database;
    const same = ids.slice(4, 9);
    const before = await db.selectFrom('orders').select(['id', 'placed_at']).where('id', 'in', same).execute();
    await db
      .updateTable('orders')
      .set({ placed_at: new Date('2026-11-21T05:00:00.000Z') })
      .where('id', 'in', same)
      .execute();
    const pages = await readAll({ count: 2 });
    for (const { id, placed_at } of before) await db.updateTable('orders').set({ placed_at }).where('id', '=', id).execute();
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(pages.flat().toSorted()).toEqual(ids.toSorted());
    expect(await readAll({ count: 5 })).toEqual([ids.slice(0, 5), ids.slice(5, 10), ids.slice(10)]);
  });

  it('filters by progress, across pages too', async () => {
    const delivered = [4, 8].map((index) => ids[index]);
    expect(await readAll({ show: 'delivered', count: 1 })).toEqual(delivered.map((id) => [id]));
    expect(await readAll({ show: 'open', count: 50 })).toEqual([ids.filter((id) => !delivered.includes(id))]);
    expect(await read({ show: 'returned' })).toEqual({ orders: [] });
    await database.db.updateTable('orders').set({ progress: 'cancelled' }).where('id', '=', String(ids[1])).execute();
    const { orders } = await read({ show: 'cancelled' });
    await database.db.updateTable('orders').set({ progress: 'placed' }).where('id', '=', String(ids[1])).execute();
    expect(orders).toMatchObject([{ orderId: ids[1], status: 'cancelled', progress: 'cancelled' }]);
  });

  it("filters by whole days in the site's time zone", async () => {
    // Midnight in New York is 05:00Z, so the first five orders are of the 21st there.
    expect(getIds(await read({ placedFrom: '2026-11-21' }))).toEqual(ids.slice(0, 5));
    expect(getIds(await read({ placedTo: '2026-11-20' }))).toEqual(ids.slice(5));
    expect(getIds(await read({ placedFrom: '2026-11-20', placedTo: '2026-11-20', count: 3 }))).toEqual(ids.slice(5, 8));
  });

  it('rejects dates in the wrong order, and an invalid cursor', async () => {
    expect(await shopper.expectError('POST', path, { placedFrom: '2026-11-21', placedTo: '2026-11-20' })).toMatchObject({ status: 400 });
    for (const after of ['abc', Buffer.from('2026-13-41T09:00:00.000000Z x').toString('base64url')])
      expect(await shopper.expectError('POST', path, { after })).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('shows no order of another customer, and none whose payment failed', async () => {
    const stranger = await startShopper(test);
    const page = await read({ count: 1 });
    expect(await read({ after: page.next }, stranger)).toEqual({ orders: [] });
    const order = await placeChallengedOrder(stranger);
    expect((await read({}, stranger)).orders).toMatchObject([{ orderId: order.orderId, status: 'processing' }]);
    await database.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', order.orderId).execute();
    expect(await read({}, stranger)).toEqual({ orders: [] });
  });
});
