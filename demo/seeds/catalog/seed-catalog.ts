import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import type { Clock, Log } from '#backend/ports.ts';
import { rebuildListings } from '#backend/catalog/listings/rebuild-listings.ts';
import { listedMessages, listingsVersion } from '#backend/catalog/listings/listings-version.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogRows } from './catalog-rows.ts';
import { insertRows } from '#backend/database/insert-rows.ts';
import { seedStock } from './seed-stock.ts';

export interface SeedPorts {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: Clock;
}

const name = 'catalog';
/** Any number, the same in every process: hosts that start together wait for each other. */
const seedLock = 4_150_228;

const order = [
  'categories',
  'category_texts',
  'colors',
  'styles',
  'style_texts',
  'style_categories',
  'colorways',
  'variants',
  'prices',
  'stores',
] as const satisfies readonly (keyof CatalogRows)[];

/** Changes when the seed's data, the form of the listings or a message in them do. */
export function catalogFingerprint(rows: CatalogRows = buildCatalog(), messages: readonly unknown[] = listedMessages): string {
  const parts = [listingsVersion, JSON.stringify(messages), JSON.stringify(rows)];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

async function isSeeded(db: Kysely<Tables>, fingerprint: string): Promise<boolean> {
  const found = await db.selectFrom('seeds').select('fingerprint').where('name', '=', name).executeTakeFirst();
  return found?.fingerprint === fingerprint;
}

async function replaceCatalog(transaction: Transaction<Tables>, rows: CatalogRows): Promise<void> {
  for (const table of order.toReversed()) await transaction.deleteFrom(table).execute();
  for (const table of order) await insertRows(transaction, table, rows[table]);
  await seedStock(transaction);
  await rebuildListings(transaction);
}

/**
 * Writes the catalog, its stores, stock and listings, once for each state of the seed: a start that finds them there changes nothing.
 * Stock that is known already stays. Resolves to whether anything was written.
 */
export async function seedCatalog({ db, log, clock }: SeedPorts): Promise<boolean> {
  const rows = buildCatalog();
  const fingerprint = catalogFingerprint(rows);
  if (await isSeeded(db, fingerprint)) return false;
  const started = performance.now();
  const written = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    if (await isSeeded(transaction, fingerprint)) return false;
    await replaceCatalog(transaction, rows);
    await transaction
      .insertInto('seeds')
      .values({ name, fingerprint, seeded_at: clock.now() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint, seeded_at: clock.now() }))
      .execute();
    return true;
  });
  if (!written) return false;
  // The planner needs statistics of the new rows for the first listings after a start.
  await sql`analyze`.execute(db);
  const ms = Math.round(performance.now() - started);
  log.info(`[cairn] [catalog] seeded ${rows.styles.length} styles and ${rows.variants.length} variants in ${ms} ms`, { fingerprint, ms });
  return true;
}
