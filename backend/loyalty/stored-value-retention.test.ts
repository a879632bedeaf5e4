import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/create-database.ts';
import { openAccount } from '../stored-value/testing/value-accounts.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { storedValueRetention } from './stored-value-retention.ts';

let database: Database;
beforeAll(async () => void (database = await createTestDatabase()), 120_000);
afterAll(() => database.close());

it('storedValueRetention deletes rewards and credits that can no longer pay, and preserves points and gift cards', async () => {
  const { db } = database;
  const change = (id: string, set: { readonly expires_at?: Date; readonly is_active?: boolean; readonly updated_at?: Date }) =>
    db.updateTable('value_accounts').set(set).where('id', '=', id).execute();
  const past = new Date('2026-11-20T09:00:00Z');
  const expired = await openAccount(db, 1000, { kind: 'reward_card' });
  const credit = await openAccount(db, 500, { kind: 'athlete_credit' });
  const detached = await openAccount(db, 70, { kind: 'points', currency: null });
  await openAccount(db, 0, { kind: 'reward_code' });
  const remaining = [
    await openAccount(db, 1000, { kind: 'reward_code' }),
    await openAccount(db, 700, { kind: 'points', currency: null }),
    await openAccount(db, 0),
    await openAccount(db, 0, { kind: 'reward_code' }),
  ];
  await Promise.all([expired, credit].map((id) => change(id, { expires_at: past })));
  await change(detached, { is_active: false });
  await change(remaining.at(-1) ?? '', { updated_at: new Date('2026-11-23T09:00:00Z') });
  const removed: number[] = [];
  for await (const rows of storedValueRetention.remove(db, new Date('2026-11-22T09:00:00Z'))) removed.push(rows);
  expect(removed).toEqual([4]);
  const left = await db.selectFrom('value_accounts').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(remaining.toSorted());
});
