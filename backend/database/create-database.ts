import { existsSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { Kysely, PGliteDialect, PostgresDialect, sql, type Dialect } from 'kysely';
import pTimeout from 'p-timeout';
import type { Log } from '../ports.ts';
import { createClusterBlob } from './cluster-archive.ts';
import type { DatabaseEngine } from './database-engine.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { listenOn, type Listen } from './listen.ts';
import { migrations } from './migrations.ts';
import { createPreparedPool } from './prepared-pool.ts';
import { runMigrations } from './run-migrations.ts';
import type { Tables } from './tables.ts';

export type DatabaseLocation =
  /** `isUnlimited` waits without time limits: for tests, whose results must not depend on the speed of the machine. */
  | { readonly url: string; readonly isUnlimited?: boolean }
  /** PGlite stores its files in `<dataDir>/database`. */
  | { readonly dataDir: string }
  | { readonly memory: true };

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: DatabaseEngine;
  readonly listen: Listen;
  /** Runs work whose statements may take long, such as an import, on a connection without time limits. */
  runUnlimited<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /** Names of the migrations that this start applied. */
  readonly applied: readonly string[];
  close(): Promise<void>;
}

interface Opened {
  readonly dialect: Dialect;
  readonly engine: DatabaseEngine;
  readonly release: () => void;
}

const releaseNothing = (): void => undefined;

/** The embedded engine has one connection and uses the file system cache, so server-size buffers would waste 130 MB of memory. */
const lowMemorySettings = ['shared_buffers=16MB', 'max_connections=8'].flatMap((setting) => ['-c', setting]);

/** Extensions that migrations create. */
const extensions = { btree_gist, cube };

/** Opens PGlite in a folder or in memory; a new database starts from the given archive or from an empty cluster. */
export async function openEmbedded(dataDir: string, archive?: Blob): Promise<PGlite> {
  const isNew = !existsSync(path.join(dataDir, 'PG_VERSION'));
  const options: PGliteOptions = isNew ? { loadDataDir: archive ?? createClusterBlob() } : {};
  return PGlite.create(dataDir, { ...options, extensions, startParams: [...PGlite.defaultStartParams, ...lowMemorySettings] });
}

const openEmbeddedDatabase = (pglite: PGlite): Omit<Opened, 'release'> => ({
  dialect: new PGliteDialect({ pglite }),
  engine: { kind: 'embedded', pglite },
});

/** The pool replaces a lost connection with the next query. */
function createServerDialect(url: string, log: Log | undefined, isUnlimited: boolean): Dialect {
  const warnOfLostConnection = ({ message }: Error): void => log?.warn(`[cairn] [database] a connection was lost: ${message}`);
  return new PostgresDialect({ pool: createPreparedPool({ url, warnOfLostConnection, isUnlimited }) });
}

async function open(location: DatabaseLocation, log?: Log): Promise<Opened> {
  if ('url' in location) {
    const { url, isUnlimited = false } = location;
    return { dialect: createServerDialect(url, log, isUnlimited), engine: { kind: 'postgres', url }, release: releaseNothing };
  }
  if ('memory' in location) return { ...openEmbeddedDatabase(await openEmbedded('memory://')), release: releaseNothing };
  const folder = path.join(location.dataDir, 'database');
  const release = await lockDataFolder(folder);
  try {
    return { ...openEmbeddedDatabase(await openEmbedded(path.join(folder, 'pgdata'))), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Milliseconds after which a database without a response counts as unavailable. */
const readinessTimeout = 3000;

/** True if the database responds. Concurrent checks share one statement. */
export function createReadinessCheck(db: Kysely<Tables>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  const check = async (): Promise<boolean> => {
    try {
      await pTimeout(sql`select 1`.execute(db), { milliseconds: readinessTimeout });
      return true;
    } catch {
      return false;
    }
  };
  return () => (running ??= check().finally(() => (running = undefined)));
}

/**
 * Opens PostgreSQL by url, or the embedded PGlite in a folder or in memory, and migrates it.
 * @throws DatabaseUnavailableError, DataFolderError, DataFolderLockedError, MigrationError, UnknownMigrationError
 */
export async function createDatabase(location: DatabaseLocation, log?: Log): Promise<Database> {
  const { dialect, engine, release } = await open(location, log);
  const db = new Kysely<Tables>({ dialect });
  const close = async (): Promise<void> => {
    try {
      await db.destroy();
    } finally {
      release();
    }
  };
  const runUnlimited: Database['runUnlimited'] = async (work) => {
    if (engine.kind === 'embedded') return work(db);
    const unlimited = new Kysely<Tables>({ dialect: createServerDialect(engine.url, log, true) });
    try {
      return await work(unlimited);
    } finally {
      await unlimited.destroy();
    }
  };
  try {
    // Migrations wait for those of other hosts.
    const applied = await runUnlimited((unlimited) => runMigrations(unlimited, migrations));
    return { db, engine, listen: listenOn(engine, log), runUnlimited, applied, close };
  } catch (error) {
    await close();
    throw error;
  }
}
