import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from './migration.ts';
import type { Tables } from './tables.ts';

export class MigrationError extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`[cairn] [database] migration "${migration}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationError';
    this.migration = migration;
  }
}

/** Thrown for a database that another version of the product has migrated. */
export class UnknownMigrationError extends Error {
  constructor(migration: string) {
    super(
      `[cairn] [database] the database was created by another version: this one has no migration "${migration}". ` +
        'Run "npm run reset" to delete the data folder, or set DATABASE_URL to an empty database.',
    );
    this.name = 'UnknownMigrationError';
  }
}

async function checkAppliedMigrations(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  const { rows: tables } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return;
  const known = new Set(migrations.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown) throw new UnknownMigrationError(unknown.name);
}

/**
 * Applies new migrations in one transaction, in the order of their names.
 * @returns names of the applied migrations.
 * @throws MigrationError, UnknownMigrationError
 */
export async function runMigrations(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  await checkAppliedMigrations(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new MigrationError(results.find(({ status }) => status === 'Error')?.migrationName ?? 'none', error);
  return results.map(({ migrationName }) => migrationName);
}
