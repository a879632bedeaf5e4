import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/create-database.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createListingsFingerprint, refreshListings } from './refresh-listings.ts';

describe('refreshListings', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 120_000);
  afterAll(() => database.close());
  const refresh = () =>
    refreshListings({ db: database.db, log: createRecordingLog(), clock: { now: () => new Date('2026-11-21T09:00:00Z') } });
  const readCount = async (): Promise<number> => (await database.db.selectFrom('listings').select('style_id').execute()).length;

  it('changes its fingerprint with a message of the listings', () => {
    expect(createListingsFingerprint([{ en: { SALE: 'Sale' } }])).not.toBe(createListingsFingerprint([{ en: { SALE: 'Reduced' } }]));
  });

  it('rebuilds the listings of another version once, and nothing else', { timeout: 60_000 }, async () => {
    const before = await readCount();
    expect(await refresh()).toBe(false);
    await database.db.deleteFrom('listings').where('site_id', '=', 'TARNFELL-US').execute();
    expect(await refresh()).toBe(false);
    await database.db.updateTable('seeds').set({ fingerprint: 'of another version' }).where('name', '=', 'listings').execute();
    expect(await refresh()).toBe(true);
    expect(await readCount()).toBe(before);
    expect(await refresh()).toBe(false);
  });
});
