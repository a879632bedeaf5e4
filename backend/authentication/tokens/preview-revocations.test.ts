import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/create-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createPreviewRevocations } from './preview-revocations.ts';

describe('createPreviewRevocations', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 60_000);
  afterAll(() => database.close());

  it('shares the latest time between hosts, also if the clock of one is slow', async () => {
    const [one, other] = [createPreviewRevocations(database.db), createPreviewRevocations(database.db)];
    expect(await other.getLatest()).toBeUndefined();
    await one.revoke(new Date('2026-11-22T12:00:00Z'));
    await other.revoke(new Date('2026-11-22T11:59:00Z'));
    expect(await other.getLatest()).toEqual(new Date('2026-11-22T12:00:00Z'));
    await other.revoke(new Date('2026-11-22T12:01:00Z'));
    expect(await one.getLatest()).toEqual(new Date('2026-11-22T12:01:00Z'));
  });
});
