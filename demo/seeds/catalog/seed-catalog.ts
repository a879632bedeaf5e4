import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { rebuildCurrentListings } from '#backend/catalog/listings/refresh-listings.ts';
import { insertRows } from '#backend/database/insert-rows.ts';
import type { Tables } from '#backend/database/tables.ts';
import type { Clock, Log } from '#backend/ports.ts';
import { insertReviews } from '../reviews/insert-reviews.ts';
import { buildReviewRows, type ReviewRows } from '../reviews/review-rows.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogRows } from './catalog-rows.ts';
import { seedStock } from './seed-stock.ts';

export interface SeedPorts {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: Clock;
}

const name = 'catalog';
/** Any number, but the same in every process: hosts that start together wait for each other. */
const seedLock = 4_150_228;

/** Tables in insertion order. */
const tables = [
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
  'collection_points',
  'search_terms',
  'product_sets',
  'product_set_texts',
  'product_set_parts',
] as const satisfies readonly (keyof CatalogRows)[];

/** Changes with the seed's data. */
export function createCatalogFingerprint(rows: CatalogRows = buildCatalog(), reviews: ReviewRows = buildReviewRows()): string {
  return createHash('sha256')
    .update(`${JSON.stringify(rows)}\n${JSON.stringify(reviews)}`)
    .digest('base64url')
    .slice(0, 22);
}

async function readFingerprint(db: Kysely<Tables>): Promise<string | undefined> {
  const found = await db.selectFrom('seeds').select('fingerprint').where('name', '=', name).executeTakeFirst();
  return found?.fingerprint;
}

/** The first table of the catalog that has rows. */
async function findFilledTable(db: Kysely<Tables>): Promise<string | undefined> {
  for (const table of [...tables, 'stock', 'reviews', 'questions'] as const) {
    const { rows } = await sql<{ readonly filled: boolean }>`select exists (select from ${sql.table(table)}) as filled`.execute(db);
    if (rows[0]?.filled) return table;
  }
  return undefined;
}

async function insertCatalog(transaction: Transaction<Tables>, rows: CatalogRows, reviews: ReviewRows, now: Date): Promise<void> {
  for (const table of tables) await insertRows(transaction, table, rows[table]);
  await seedStock(transaction);
  await insertReviews(transaction, reviews);
  await rebuildCurrentListings(transaction, now);
}

/**
 * Writes the catalog, its stores, stock, reviews and listings into empty tables, once. Rows that exist are never changed or deleted.
 * @returns true when anything was written
 */
export async function seedCatalog({ db, log, clock }: SeedPorts): Promise<boolean> {
  const rows = buildCatalog();
  const reviews = buildReviewRows();
  const fingerprint = createCatalogFingerprint(rows, reviews);
  const started = performance.now();
  const isWritten = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    const seeded = await readFingerprint(transaction);
    if (seeded === fingerprint) return false;
    if (seeded !== undefined) {
      log.warn('[cairn] [catalog] the example shop has changed since it was written: run "npm run reset", or use an empty database');
      return false;
    }
    const filled = await findFilledTable(transaction);
    if (filled !== undefined) {
      log.info(`[cairn] [catalog] the example shop is not written: the table ${filled} has rows`);
      return false;
    }
    await insertCatalog(transaction, rows, reviews, clock.now());
    await transaction.insertInto('seeds').values({ name, fingerprint, seeded_at: clock.now() }).execute();
    return true;
  });
  if (!isWritten) return false;
  // The planner needs statistics of the new rows for the first listings after a start.
  await sql`analyze`.execute(db);
  const ms = Math.round(performance.now() - started);
  log.info(`[cairn] [catalog] seeded ${rows.styles.length} styles and ${rows.variants.length} variants in ${ms} ms`, { fingerprint, ms });
  return true;
}
