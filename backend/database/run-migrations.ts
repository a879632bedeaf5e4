import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';
import type { Tables } from './tables.ts';

/** Any number, the same in every process of this product: hosts that start together wait for each other. */
const migrationLock = 4_150_227;

export class MigrationError extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`[cairn] [database] migration "${migration}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.migration = migration;
  }
}

async function applyOnce(db: Kysely<Tables>, migration: Migration): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    const done = await transaction.selectFrom('cairn_migrations').select('name').where('name', '=', migration.name).executeTakeFirst();
    if (done) return false;
    await migration.up(transaction);
    await transaction.insertInto('cairn_migrations').values({ name: migration.name, applied_at: new Date() }).execute();
    return true;
  });
}

/** Applies what is missing, one transaction each; answers the names applied now. Throws MigrationError. */
export async function runMigrations(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    await sql`create table if not exists cairn_migrations (name text primary key, applied_at timestamptz not null)`.execute(transaction);
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    try {
      if (await applyOnce(db, migration)) applied.push(migration.name);
    } catch (cause) {
      throw new MigrationError(migration.name, cause);
    }
  }
  return applied;
}
