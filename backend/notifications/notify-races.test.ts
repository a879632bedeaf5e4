import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliableSku } from '../cart/testing/start-shopper.ts';
import { createDatabase, type Database } from '../database/create-database.ts';
import { findPostgresObstacle } from '../testing/start-postgres.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { createSeededPostgres, type SeededPostgres } from '../testing/test-database.ts';
import { runStockJob, listMailedAddresses, putNotification, startWaiting } from './testing/stock-notifications.ts';

const reason = findPostgresObstacle();
const sku = reliableSku;

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(`concurrent stock notifications on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: SeededPostgres | null = null;
  const databases: Database[] = [];
  const hosts: TestBackend[] = [];
  beforeAll(async () => {
    postgres = await createSeededPostgres();
    for (let i = 0; i < 2; i += 1) {
      const database = await createDatabase({ url: postgres.url, isUnlimited: true });
      databases.push(database);
      hosts.push({ ...(await startTestBackend({ db: database.db, timeoutMs: 60_000 })), database });
    }
  }, 180_000);
  afterAll(async () => {
    for (const host of hosts) await host.close();
    for (const database of databases) await database.close().catch(() => undefined);
    await postgres?.close();
  }, 60_000);
  const [first, second] = [(): TestBackend => hosts[0] as TestBackend, (): TestBackend => hosts[1] as TestBackend];
  const setStock = (quantity: number) =>
    first().database.db.updateTable('stock').set({ quantity }).where('sku', '=', sku).where('location', '=', 'TARNFELL-US').execute();

  it('mails one shopper per unit in the order of requests, each once', { timeout: 120_000 }, async () => {
    await setStock(0);
    const emails: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      emails.push((await startWaiting(first(), sku)).email);
      first().time.now = new Date(first().time.now.getTime() + 1000);
      second().time.now = first().time.now;
    }
    await setStock(5);
    await Promise.all([1, 2, 3, 4].flatMap(() => [runStockJob(first()), runStockJob(second())]));
    expect((await listMailedAddresses(first())).toSorted()).toEqual(emails.slice(0, 5).toSorted());
    await setStock(8);
    await Promise.all([runStockJob(first()), runStockJob(second())]);
    expect((await listMailedAddresses(first())).toSorted()).toEqual(emails.slice(0, 8).toSorted());
  });

  it('stores one of many concurrent requests for the same address', { timeout: 60_000 }, async () => {
    const { guest, email } = await startWaiting(first(), sku);
    await Promise.all(Array.from({ length: 20 }, () => putNotification(guest, { sku, email })));
    const rows = await first().database.db.selectFrom('stock_notifications').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });
});
