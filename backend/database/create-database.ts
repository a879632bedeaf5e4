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
  | { readonly url: string }
  /** PGlite stores its files in `<dataDir>/database`. */
  | { readonly dataDir: string }
  | { readonly memory: true };

export interface DatabaseOptions {
  readonly log?: Log;
  /** True for programs whose statements may take long, such as imports. Applies to PostgreSQL. */
  readonly isUnlimited?: boolean;
}

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: DatabaseEngine;
  readonly listen: Listen;
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

async function open(location: DatabaseLocation, { log, isUnlimited }: DatabaseOptions): Promise<Opened> {
  if ('url' in location) {
    const { url } = location;
    // The pool opens another connection with the next query.
    const warnOfLostConnection = ({ message }: Error): void => log?.warn(`[cairn] [database] a connection was lost: ${message}`);
    const dialect = new PostgresDialect({ pool: createPreparedPool({ url, warnOfLostConnection, isUnlimited }) });
    return { dialect, engine: { kind: 'postgres', url }, release: releaseNothing };
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

/** On a server, on a connection without time limits: migrations wait for those of other hosts. */
async function migrate(location: DatabaseLocation, db: Kysely<Tables>, log?: Log): Promise<string[]> {
  if (!('url' in location)) return runMigrations(db, migrations);
  const unlimited = new Kysely<Tables>({ dialect: (await open(location, { log, isUnlimited: true })).dialect });
  try {
    return await runMigrations(unlimited, migrations);
  } finally {
    await unlimited.destroy();
  }
}

/**
 * Opens PostgreSQL by url, or the embedded PGlite in a folder or in memory, and migrates it.
 * @throws DatabaseUnavailableError, DataFolderError, DataFolderLockedError, MigrationError, UnknownMigrationError
 */
export async function createDatabase(location: DatabaseLocation, options: DatabaseOptions = {}): Promise<Database> {
  const { log } = options;
  const { dialect, engine, release } = await open(location, options);
  const db = new Kysely<Tables>({ dialect });
  const close = async (): Promise<void> => {
    try {
      await db.destroy();
    } finally {
      release();
    }
  };
  try {
    return { db, engine, listen: listenOn(engine, log), applied: await migrate(location, db, log), close };
  } catch (error) {
    await close();
    throw error;
  }
}
