import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createListingsFingerprint } from '../catalog/listings/refresh-listings.ts';
import { createCatalogFingerprint, seedCatalog } from '#demo/seeds/catalog/seed-catalog.ts';
import { createDatabase, openEmbedded, type Database } from '../database/create-database.ts';
import { listenOn } from '../database/listen.ts';
import { migrations } from '../database/migrations.ts';
import { runMigrations } from '../database/run-migrations.ts';
import type { Tables } from '../database/tables.ts';
import { createRecordingLog } from './recording-log.ts';
import { startPostgres, type ThrowawayPostgres } from './start-postgres.ts';

/** Database engine of the tests, from the environment variable TEST_DATABASE; embedded by default. */
const testEngine: 'pglite' | 'postgres' = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

const cacheFolder = path.resolve(import.meta.dirname, '../../node_modules/.cache/cairn-test-database');
const clock = { now: (): Date => new Date('2026-11-01T00:00:00Z') };

/** Includes the source of migrations, as a changed migration creates other tables. */
function createFingerprint(): string {
  const hash = createHash('sha256').update(createCatalogFingerprint()).update(createListingsFingerprint());
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = [
    'backend/database/migrations',
    'demo/seeds',
    ...['listings', 'listing-index', 'labels'].map((part) => `backend/catalog/${part}`),
  ];
  for (const source of sources) {
    for (const name of globSync('**/*.ts', { cwd: path.join(root, source) }).toSorted())
      hash.update(readFileSync(path.join(root, source, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const seed = (db: Kysely<Tables>): Promise<boolean> => seedCatalog({ db, clock, log: createRecordingLog() });

/** Archive of the seeded embedded database, created if it is missing. Concurrent processes write the same file. */
export async function getSnapshotFile(): Promise<string> {
  const file = path.join(cacheFolder, `${createFingerprint()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const pglite = await openEmbedded('memory://');
  const { db } = await createDatabaseOf(pglite);
  await seed(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  const draft = path.join(cacheFolder, `${randomUUID()}.part`);
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  for (const name of readdirSync(cacheFolder))
    if (name.endsWith('.tar') && name !== path.basename(file)) rmSync(path.join(cacheFolder, name), { force: true });
  renameSync(draft, file);
  return file;
}

async function createDatabaseOf(pglite: PGlite): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const applied = await runMigrations(db, migrations);
  const engine = { kind: 'embedded', pglite } as const;
  return { db, engine, listen: listenOn(engine), runUnlimited: (work) => work(db), applied, close: () => db.destroy() };
}

/** Set by postgres-setup.ts. Each test file gets a copy of the seeded database. */
export const postgresUrlVariable = 'TEST_POSTGRES_URL';
const seededTemplate = 'cairn_seeded';

async function onServer(url: string, writeStatement: (version: number) => string): Promise<void> {
  const server = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }) });
  try {
    const { rows } = await sql<{ readonly version: number }>`select current_setting('server_version_num')::int as version`.execute(server);
    await sql.raw(writeStatement(rows[0]?.version ?? 0)).execute(server);
  } finally {
    await server.destroy();
  }
}

const getDatabaseUrl = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

function getServerUrl(): string {
  const url = process.env[postgresUrlVariable];
  if (url) return url;
  throw new Error(
    `[cairn] [tests] TEST_DATABASE is postgres, but ${postgresUrlVariable} is not set: backend/testing/postgres-setup.ts sets it.`,
  );
}

async function createOnServer(url: string, template = 'template1'): Promise<string> {
  const name = `cairn_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half as long as the default since PostgreSQL 15, which logs each page. Older servers always copy files.
  await onServer(url, (version) => `create database ${name} template ${template}${version >= 150_000 ? ' strategy file_copy' : ''}`);
  return name;
}

export interface SeededPostgres {
  readonly url: string;
  /** Call it after all connections are closed. */
  close(): Promise<void>;
}

async function createSeededOnServer(url: string): Promise<SeededPostgres> {
  const name = await createOnServer(url, seededTemplate);
  // Without force: the server waits some seconds for closing connections.
  return { url: getDatabaseUrl(url, name), close: () => onServer(url, () => `drop database ${name}`) };
}

/** A seeded database on PostgreSQL, regardless of TEST_DATABASE: on the suite's server if there is one, otherwise on its own server. */
export async function createSeededPostgres(): Promise<SeededPostgres> {
  const url = process.env[postgresUrlVariable];
  return url ? createSeededOnServer(url) : startSeededPostgres();
}

/**
 * A seeded database on a server of its own, which the test may restart.
 * @param isDurable True if a restart must not lose commits
 */
export async function startSeededPostgres({ isDurable = false } = {}): Promise<SeededPostgres & Pick<ThrowawayPostgres, 'restart'>> {
  const { postgres, ...start } = await startPostgres({ isDurable });
  if (!postgres) throw new Error('reason' in start ? start.reason : '');
  await seedServer(postgres.url);
  return { url: getDatabaseUrl(postgres.url, seededTemplate), restart: postgres.restart, close: () => postgres.stop() };
}

async function createOwnPostgres(): Promise<Database> {
  const server = await createSeededOnServer(getServerUrl());
  const database = await createDatabase({ url: server.url, isUnlimited: true });
  const close = async (): Promise<void> => {
    await database.close();
    await server.close();
  };
  return { ...database, close };
}

/** A database for one test with all tables and the seeded catalog, on the engine of TEST_DATABASE. */
export async function createTestDatabase(): Promise<Database> {
  if (testEngine === 'postgres') return createOwnPostgres();
  const bytes = readFileSync(await getSnapshotFile());
  return createDatabaseOf(await openEmbedded('memory://', new Blob([bytes])));
}

/** A database for one test without tables, on the engine of TEST_DATABASE. */
export async function createEmptyDatabase(): Promise<Pick<Database, 'db' | 'close'>> {
  if (testEngine === 'pglite') {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openEmbedded('memory://') }) });
    return { db, close: () => db.destroy() };
  }
  const url = getServerUrl();
  const name = await createOnServer(url);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: getDatabaseUrl(url, name), max: 4 }) }),
  });
  return {
    db,
    close: async () => {
      await db.destroy();
      await onServer(url, () => `drop database ${name}`);
    },
  };
}

/** Creates the template that is copied for each test file on a server. */
export async function seedServer(url: string): Promise<void> {
  await onServer(url, () => `create database ${seededTemplate}`);
  const database = await createDatabase({ url: getDatabaseUrl(url, seededTemplate), isUnlimited: true });
  await seed(database.db);
  await database.close();
}
