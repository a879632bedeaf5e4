import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from './migration.ts';
import type { Tables } from './tables.ts';

/** An arbitrary number, the same in every process of this product, so that hosts that start together wait for each other. */
const adoptionLock = 4_150_227;

export class MigrationError extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`[cairn] [database] migration "${migration}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.migration = migration;
  }
}

/**
 * Databases of version 0.1 have a different table of migrations, with names without numbers. Copies them once to the table of Kysely's
 * migrator.
 */
async function importEarlierRecord(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(adoptionLock)})`.execute(transaction);
    const { rows } = await sql<{ found: boolean }>`select to_regclass('cairn_migrations') is not null as found`.execute(transaction);
    if (!rows[0]?.found) return;
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
    for (const { name } of migrations) {
      await sql`insert into kysely_migration (name, timestamp)
        select ${name}, to_char(applied_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from cairn_migrations where name = ${name.replace(/^\d+-/, '')}`.execute(transaction);
    }
    await sql`drop table cairn_migrations`.execute(transaction);
  });
}

/**
 * Applies missing migrations in the order of their names, in one transaction.
 * @returns The names of the applied ones.
 * @throws MigrationError
 */
export async function runMigrations(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  await importEarlierRecord(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new MigrationError(results.find(({ status }) => status === 'Error')?.migrationName ?? 'none', error);
  return results.map(({ migrationName }) => migrationName);
}
