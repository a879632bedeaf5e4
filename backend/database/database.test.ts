import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { DataFolderLockedError, lockDataFolder } from './data-folder-lock.ts';
import { DataFolderError, openPrivateFolder } from './private-folder.ts';
import { getProcessStart } from './get-process-start.ts';
import { migrations } from './migrations.ts';
import { MigrationError, runMigrations } from './run-migrations.ts';

describe('the data folder lock', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-lock-'));
  const lockFile = path.join(folder, 'cairn.lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  const leave = (holder: object): void =>
    writeFileSync(lockFile, JSON.stringify({ host: hostname(), startedAt: '2026-01-01T00:00:00Z', ...holder }));
  const claim = async (watch?: number): Promise<void> => (await lockDataFolder(folder, watch))();

  it('rejects a folder that a live process holds, and names the process', async () => {
    const release = await lockDataFolder(folder);
    await expect(claim()).rejects.toThrow(DataFolderLockedError);
    await expect(claim()).rejects.toThrow(`in use by process ${process.pid}`);
    release();
    await claim();
    leave({ pid: process.ppid, birth: getProcessStart(process.ppid) });
    await expect(claim()).rejects.toThrow(`in use by process ${process.ppid}`);
    leave({ pid: process.ppid });
    await expect(claim()).rejects.toThrow(DataFolderLockedError);
    rmSync(lockFile);
  });

  it.each([
    ['has ended', { pid: 2 ** 30 }],
    ['had our own number before us', { pid: process.pid, birth: 'an earlier life' }],
    ['had our own number, and did not say when it began', { pid: process.pid }],
    ['had the number of one that began later', { pid: process.ppid, birth: 'an earlier life' }],
  ])('takes over the lock of a process that %s', async (_, holder) => {
    leave(holder);
    await claim();
    expect(existsSync(lockFile)).toBe(false);
  });

  it('takes over a lock that was only partly written', async () => {
    writeFileSync(lockFile, '{"pid":');
    await claim();
  });

  it('takes over the lock of another machine without a heartbeat, and only that', async () => {
    leave({ pid: 7, host: 'a container that is gone' });
    await claim(50);
    leave({ pid: 7, host: 'a container beside this one' });
    const beat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 10);
    await expect(claim(200)).rejects.toThrow('on a container beside this one');
    clearInterval(beat);
    rmSync(lockFile);
  });

  it('sends heartbeats while it is held', { timeout: 10_000 }, async () => {
    const release = await lockDataFolder(folder);
    const { mtimeMs } = statSync(lockFile);
    await vi.waitFor(() => expect(statSync(lockFile).mtimeMs).toBeGreaterThan(mtimeMs), 5000);
    release();
  });
});

describe('openPrivateFolder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cairn-private-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const modeOf = (folder: string): number => statSync(folder).mode & 0o777;

  it('restricts access to the owner, also for an existing open folder', async () => {
    const folder = path.join(root, 'data');
    openPrivateFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    openPrivateFolder(folder);
    expect(modeOf(folder)).toBe(0o700);
    const release = await lockDataFolder(folder);
    expect(modeOf(path.join(folder, 'cairn.lock'))).toBe(0o600);
    release();
  });

  it('reports an unusable folder with the name of the setting', () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => openPrivateFolder(file)).toThrow(DataFolderError);
    expect(() => openPrivateFolder(path.join(file, 'below'))).toThrow(/cannot be written \(ENOTDIR\): .*DATA_DIR/);
  });

  it.skipIf(process.getuid?.() === 0)('reports a read-only folder in the same way', () => {
    const folder = path.join(root, 'read-only');
    mkdirSync(folder, { mode: 0o500 });
    expect(() => openPrivateFolder(folder)).toThrow(/cannot be written \(EACCES\)/);
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

  it('rolls back a failed migration, and names it', async () => {
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

  it('adopts the migrations that version 0.1 recorded, and continues from there', { timeout: 60_000 }, async () => {
    const names = migrations.map(({ name }) => name);
    const known = migrations.slice(0, names.indexOf('008-orders'));
    const later = names.slice(known.length);
    const { db, close } = await createEmptyDatabase();
    await runMigrations(db, known);
    await sql`create table cairn_migrations (name text primary key, applied_at timestamptz not null)`.execute(db);
    await sql`insert into cairn_migrations
      select regexp_replace(name, '^[0-9]+-', ''), timestamp::timestamptz from kysely_migration`.execute(db);
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(db);
    await sql`insert into record_events (brand, monetate_id, event_type, payload, recorded_at)
      values ('tarnfell', 'v', 'first', '{"a":1}', '2026-01-02T03:04:05.678Z'), ('solvane', 'w', 'second', '{}', '2026-01-02')`.execute(db);
    expect(await runMigrations(db, migrations)).toEqual(later);
    const events = await db.selectFrom('record_events').selectAll().orderBy('place').execute();
    expect(events).toMatchObject([
      { brand: 'tarnfell', monetate_id: 'v', event_type: 'first', payload: { a: 1 }, recorded_at: new Date('2026-01-02T03:04:05.678Z') },
      { brand: 'solvane', monetate_id: 'w', event_type: 'second', payload: {} },
    ]);
    expect(await runMigrations(db, migrations)).toEqual([]);
    await expect(sql`select * from cairn_migrations`.execute(db)).rejects.toThrow('does not exist');
    await close();
  });
});

describe('the database in a folder', () => {
  it('preserves its rows when it is opened again, and releases the folder when closed', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-data-'));
    try {
      const first = await createDatabase({ dataDir });
      await expect(createDatabase({ dataDir })).rejects.toThrow(DataFolderLockedError);
      await first.db
        .insertInto('event_batches')
        .values({ events: JSON.stringify([{ eventType: 'e', payload: { a: 1 } }]), recorded_at: new Date(0) })
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
