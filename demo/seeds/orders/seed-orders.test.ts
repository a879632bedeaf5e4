import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { requestCode, exchangeCode, shopOfTests } from '#backend/authentication/testing/start-member.ts';
import { createShopper } from '#backend/cart/testing/start-shopper.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { seededPassword } from '../consumer/people.ts';
import { seedPeople } from '../consumer/seed-people.ts';
import { seedOrders } from './seed-orders.ts';

describe('seedOrders', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend();
    const ports = { db: test.database.db, clock: { now: () => test.time.now }, log: test.log };
    await seedPeople({ ...ports, ids: { uuid: randomUUID } });
    expect(await seedOrders(ports)).toBe(true);
    expect(await seedOrders(ports)).toBe(false);
  }, 240_000);
  afterAll(() => test.close());

  it('creates orders in every state for each brand, with units that add up', async () => {
    const orders = await test.database.db
      .selectFrom('orders')
      .select(['progress', 'site_id', 'expected_on'])
      .orderBy('placed_at')
      .execute();
    const states = ['delivered', 'delivered', 'shipped', 'partlyShipped', 'readyForPickup', 'preparing', 'placed'];
    for (const siteId of ['TARNFELL-US', 'SOLVANE-US'])
      expect(orders.filter(({ site_id: id }) => id === siteId).map(({ progress }) => progress)).toEqual(states);
    expect(orders.find(({ progress }) => progress === 'shipped')?.expected_on).toBe('2026-11-23');
  });

  it('creates orders that their customer can read', async () => {
    const { body, codeVerifier } = await requestCode(test, { email: 'customer@tarnfell.example', password: seededPassword });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier });
    const customer = createShopper(test, token, shopOfTests);
    const numbers = await test.database.db.selectFrom('orders').select('number').where('site_id', '=', 'TARNFELL-US').execute();
    for (const { number } of numbers) {
      const order = await customer.read<Order>('GET', `/consumers-v3/consumer/purchase/${number}`);
      const paid = order.paymentMethod.reduce((sum, { amount }) => sum + amount, 0);
      expect([order.status, paid.toFixed(2)]).toEqual(['finalised', order.totals.total.toFixed(2)]);
    }
  });
});
