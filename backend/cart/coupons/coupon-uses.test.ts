import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterScope } from '../../database/documents/order-document.ts';
import type { Database } from '../../database/create-database.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { couponUsesData, couponUsesRetention, handOverCouponUses } from './coupon-uses.ts';

const now = new Date('2026-11-21T09:00:00Z');
const longAgo = new Date('2024-01-01T00:00:00Z');

const shop = getShopContext({ siteId: 'TARNFELL-US', locale: 'en-us' });

describe('the coupon uses of a customer', () => {
  const [customerId, guestId] = [randomUUID(), randomUUID()];
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 120_000);
  afterAll(() => database.close());
  beforeEach(async () => void (await database.db.deleteFrom('promotion_counters').execute()));

  const count = (promotion: string, scope: CounterScope, subject: string, used: number, at = now) =>
    database.db.insertInto('promotion_counters').values({ promotion_id: promotion, scope, subject, used, updated_at: at }).execute();
  const readCounters = async () => {
    const rows = await database.db.selectFrom('promotion_counters').selectAll().orderBy('promotion_id').orderBy('scope').execute();
    return rows.map(({ promotion_id: promotion, scope, subject, used }) => [promotion, scope, subject, Number(used)]);
  };

  it('move to the account at sign-in and add up', async () => {
    await count('frost', 'customer', customerId, 1);
    await count('frost', 'customer', guestId, 2);
    await count('thaw', 'customer', guestId, 1);
    await database.db.transaction().execute((transaction) => handOverCouponUses(transaction, { customerId, guestId, now, shop }));
    expect(await readCounters()).toEqual([
      ['frost', 'customer', customerId, 3],
      ['thaw', 'customer', customerId, 1],
    ]);
  });

  it('end with the account, except for the digest of an email address', async () => {
    await count('frost', 'customer', customerId, 1);
    await count('frost', 'email', 'digest', 1);
    const subject = { id: customerId, brand: 'tarnfell', email: 'robin@example.com', phone: null };
    await database.db.transaction().execute((transaction) => couponUsesData.erase(transaction, subject));
    expect(await readCounters()).toEqual([['frost', 'email', 'digest', 1]]);
  });

  it('expire after their retention period, except those of whole promotions', async () => {
    await count('frost', 'customer', customerId, 1, longAgo);
    await count('frost', 'email', 'digest', 1, longAgo);
    await count('frost', 'orders', '', 1, longAgo);
    await count('thaw', 'customer', customerId, 1);
    let removed = 0;
    for await (const rows of couponUsesRetention.remove(database.db, new Date('2025-01-01T00:00:00Z'))) removed += rows;
    expect(removed).toBe(2);
    expect(await readCounters()).toEqual([
      ['frost', 'orders', '', 1],
      ['thaw', 'customer', customerId, 1],
    ]);
  });
});
