import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock.ts';
import { migrations } from './migrations/index.ts';
import { MigrationError, runMigrations } from './run-migrations.ts';

describe('the data folder lock', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-lock-'));
  const lockFile = path.join(folder, 'cairn.lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('refuses a folder that a live process holds, and says who', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
    lockDataFolder(folder)();
  });

  it('takes over the lock of a process that has ended', () => {
    writeFileSync(lockFile, JSON.stringify({ pid: 2 ** 30, host: hostname(), startedAt: '2026-01-01T00:00:00Z' }));
    lockDataFolder(folder)();
  });

  it('takes over a lock that was cut off while it was written', () => {
    writeFileSync(lockFile, '{"pid":');
    lockDataFolder(folder)();
  });
});

describe('the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createDatabase({ memory: true });
  }, 60_000);
  afterAll(() => database.close());

  it('applies each migration once, by name', async () => {
    expect(database.applied).toEqual(migrations.map((migration) => migration.name));
    expect(await runMigrations(database.db, migrations)).toEqual([]);
  });

  it('leaves nothing of a migration that fails, and names it', async () => {
    const broken = {
      name: 'broken',
      up: async (transaction: Parameters<(typeof migrations)[number]['up']>[0]): Promise<void> => {
        await sql`create table half_done (id int)`.execute(transaction);
        await sql`create table half_done (id int)`.execute(transaction);
      },
    };
    await expect(runMigrations(database.db, [...migrations, broken])).rejects.toThrow(MigrationError);
    await expect(sql`select * from half_done`.execute(database.db)).rejects.toThrow('does not exist');
  });

  it('takes over what version 0.1 has applied, and goes on from there', { timeout: 60_000 }, async () => {
    const names = migrations.map(({ name }) => name);
    const known = migrations.slice(0, names.indexOf('008-orders'));
    const later = names.slice(known.length);
    const { db, close } = await createEmptyDatabase();
    await runMigrations(db, known);
    await sql`create table cairn_migrations (name text primary key, applied_at timestamptz not null)`.execute(db);
    await sql`insert into cairn_migrations
      select regexp_replace(name, '^[0-9]+-', ''), timestamp::timestamptz from kysely_migration`.execute(db);
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(db);
    expect(await runMigrations(db, migrations)).toEqual(later);
    expect(await runMigrations(db, migrations)).toEqual([]);
    await expect(sql`select * from cairn_migrations`.execute(db)).rejects.toThrow('does not exist');
    await close();
  });
});

describe('the database in a folder', () => {
  it('keeps its rows when it is opened again, and gives the folder back when closed', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-data-'));
    try {
      const first = await createDatabase({ dataDir });
      await expect(createDatabase({ dataDir })).rejects.toThrow(DataFolderLockedError);
      await first.db
        .insertInto('record_events')
        .values({ brand: 'tarnfell', monetate_id: 'm', event_type: 'e', payload: JSON.stringify({ a: 1 }), recorded_at: new Date(0) })
        .execute();
      await first.close();
      const second = await createDatabase({ dataDir });
      expect(second.applied).toEqual([]);
      expect(await second.db.selectFrom('record_events').select('payload').execute()).toEqual([{ payload: { a: 1 } }]);
      await second.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
