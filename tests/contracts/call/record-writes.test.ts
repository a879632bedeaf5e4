import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#backend/testing/test-database.ts';
import type { Database } from '#backend/database/create-database.ts';
import { recordWrites, countWrites } from './record-writes.ts';

describe('readWritten', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    await recordWrites(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it('counts by table whether a row is inserted, updated or deleted', async () => {
    const { db } = database;
    expect(await countWrites(db)).toEqual([]);
    await db.insertInto('settings').values({ name: 'noted', value: 'a', created_at: new Date() }).execute();
    await db.updateTable('settings').set({ value: 'b' }).where('name', '=', 'noted').execute();
    await db.deleteFrom('settings').where('name', '=', 'noted').execute();
    expect(await countWrites(db)).toEqual([{ in_table: 'settings', rows: 3 }]);
  });

  it('counts rows that the database itself writes', async () => {
    const { db } = database;
    await db.updateTable('stock').set({ quantity: 7 }).where('sku', 'like', '%:M::1:').execute();
    expect(await countWrites(db)).toContainEqual({ in_table: 'catalog_changes', rows: expect.any(Number) });
  });

  it('counts nothing after a rollback, or when no row matched', async () => {
    const { db } = database;
    const before = await countWrites(db);
    const work = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('settings').execute();
      throw new Error('given up');
    });
    await expect(work).rejects.toThrow('given up');
    await db.deleteFrom('stock').where('sku', '=', 'none').execute();
    expect(await countWrites(db)).toEqual(before);
  });
});
