import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CouponUse } from '../../database/documents/order-document.ts';
import type { Database } from '../../database/create-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildUseCounts, returnUses, type CounterClaim } from './count-uses.ts';
import { getCounterKey, getCounterSubject, type Counter, type CouponHolder } from './counter.ts';
import { readCounters } from './read-counters.ts';

const now = new Date('2026-11-21T09:00:00Z');
const holder: CouponHolder = { customerId: 'c1', email: 'robin@example.com', currency: 'USD' };
const orders: Counter = { promotionId: 'frost', scope: 'orders', subject: '' };
const discount: Counter = { promotionId: 'frost', scope: 'discount', subject: 'USD' };

describe('buildUseCounts', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 120_000);
  afterAll(() => database.close());
  beforeEach(async () => void (await database.db.deleteFrom('promotion_counters').execute()));

  const count = async (claims: readonly CounterClaim[], when = sql`true`): Promise<readonly unknown[]> =>
    (await sql`with counted as (${buildUseCounts(claims, when, now)}) select * from counted`.execute(database.db)).rows;
  const read = async (): Promise<readonly number[]> => {
    const used = await readCounters(database.db, [orders, discount]);
    return [orders, discount].flatMap((counter) => used.get(getCounterKey(counter)) ?? []);
  };

  it('counts up to the limits', async () => {
    const claims = [
      { ...orders, amount: 1, limit: 2 },
      { ...discount, amount: 400, limit: 1000 },
    ];
    expect([await count(claims), await read()]).toEqual([expect.arrayContaining([orders, discount]), [1, 400]]);
    await count(claims);
    expect(await read()).toEqual([2, 800]);
    expect([await count(claims), await read()]).toEqual([[], [2, 800]]);
    expect(await count([{ ...discount, amount: 200, limit: 1000 }])).toEqual([discount]);
  });

  it('counts nothing that exceeds a limit at once, nor without the condition', async () => {
    expect(await count([{ ...discount, amount: 1001, limit: 1000 }])).toEqual([]);
    expect(await count([{ ...orders, amount: 1, limit: 2 }], sql`false`)).toEqual([]);
    expect(await read()).toEqual([]);
  });

  it('counts again after returnUses has returned the uses of an order', async () => {
    await count([
      { ...orders, amount: 1, limit: 2 },
      { ...discount, amount: 400, limit: 1000 },
    ]);
    const use: CouponUse = { promotionId: 'frost', code: 'FROST10', discountMinor: 300, counted: ['orders', 'discount', 'customer'] };
    await database.db.transaction().execute((transaction) => returnUses(transaction, [use], holder));
    expect(await read()).toEqual([0, 100]);
  });

  it('recognizes an email address in any spelling', () => {
    const getSubject = (email: string) => getCounterSubject('email', { ...holder, email });
    expect(getSubject(' Robin+again@Example.com ')).toBe(getSubject('robin@example.com'));
    expect(getSubject('robin@example.org')).not.toBe(getSubject('robin@example.com'));
    expect(getCounterSubject('email', { ...holder, email: undefined })).toBeUndefined();
  });
});
