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
import { MigrationError, runMigrations, UnknownMigrationError } from './run-migrations.ts';

describe('lockDataFolder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-lock-'));
  const lockFile = path.join(folder, 'cairn.lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  const leave = (holder: object): void =>
    writeFileSync(lockFile, JSON.stringify({ host: hostname(), startedAt: '2026-01-01T00:00:00Z', ...holder }));
  const claim = async (watch?: number): Promise<void> => (await lockDataFolder(folder, watch))();

  it('rejects a folder that a live process has locked, and names the process', async () => {
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

  it('takes over a lock file that is incomplete', async () => {
    writeFileSync(lockFile, '{"pid":');
    await claim();
  });

  it('takes over another machine’s lock only if it is stale', async () => {
    leave({ pid: 7, host: 'a container that is gone' });
    await claim(50);
    leave({ pid: 7, host: 'a container beside this one' });
    const beat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 10);
    await expect(claim(200)).rejects.toThrow('on a container beside this one');
    clearInterval(beat);
    rmSync(lockFile);
  });

  it('refreshes the lock file while it is held', async () => {
    const release = await lockDataFolder(folder);
    const { mtimeMs } = statSync(lockFile);
    await vi.waitFor(() => expect(statSync(lockFile).mtimeMs).toBeGreaterThan(mtimeMs), 5000);
    release();
  });
});

describe('openPrivateFolder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cairn-private-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const getMode = (folder: string): number => statSync(folder).mode & 0o777;

  it('is readable only by its owner, even if it was open to others before', async () => {
    const folder = path.join(root, 'data');
    openPrivateFolder(folder);
    expect(getMode(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    openPrivateFolder(folder);
    expect(getMode(folder)).toBe(0o700);
    const release = await lockDataFolder(folder);
    expect(getMode(path.join(folder, 'cairn.lock'))).toBe(0o600);
    release();
  });

  it('rejects an unusable path with an error that names the setting', () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => openPrivateFolder(file)).toThrow(DataFolderError);
    expect(() => openPrivateFolder(path.join(file, 'below'))).toThrow(/cannot be written \(ENOTDIR\): .*DATA_DIR/);
  });

  it.skipIf(process.getuid?.() === 0)('rejects a read-only folder with the same error', () => {
    const folder = path.join(root, 'read-only');
    mkdirSync(folder, { mode: 0o500 });
    expect(() => openPrivateFolder(folder)).toThrow(/cannot be written \(EACCES\)/);
  });
});

describe('createDatabase', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createDatabase({ memory: true });
  }, 60_000);
  afterAll(() => database.close());

  it('applies each migration once, by name', async () => {
    const names = migrations.map((migration) => migration.name);
    expect(names).toEqual(names.toSorted());
    expect(database.applied).toEqual(names);
    expect(await runMigrations(database.db, migrations)).toEqual([]);
  });

  it('rolls back a failed migration and names it', async () => {
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

  it('rejects a database of an earlier version and names the command that empties the data folder', { timeout: 60_000 }, async () => {
    const { db, close } = await createEmptyDatabase();
    const earlier = { name: '001-consumers-and-subscriptions', up: async (): Promise<void> => undefined };
    await runMigrations(db, [earlier]);
    await expect(runMigrations(db, migrations)).rejects.toThrow(UnknownMigrationError);
    await expect(runMigrations(db, migrations)).rejects.toThrow(/"001-consumers-and-subscriptions".*"npm run reset"/);
    await expect(sql`select * from customers`.execute(db)).rejects.toThrow('does not exist');
    await close();
  });
});

describe('createDatabase in a folder', () => {
  it('persists its rows, and unlocks the folder when it is closed', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-data-'));
    try {
      const event = { brand: 'tarnfell', monetateId: 'v', eventType: 'e', payload: { a: 1 }, at: Date.parse('2026-01-02T03:04:05.678Z') };
      const first = await createDatabase({ dataDir });
      await expect(createDatabase({ dataDir })).rejects.toThrow(DataFolderLockedError);
      await first.db
        .insertInto('event_batches')
        .values({ events: JSON.stringify([event, { ...event, eventType: 'f' }]), recorded_at: new Date(0) })
        .execute();
      await first.close();
      const second = await createDatabase({ dataDir });
      expect(second.applied).toEqual([]);
      expect(await second.db.selectFrom('record_events').selectAll().orderBy('place').execute()).toMatchObject([
        { brand: 'tarnfell', monetate_id: 'v', event_type: 'e', payload: { a: 1 }, recorded_at: new Date(event.at) },
        { event_type: 'f' },
      ]);
      await second.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
