import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import type { Clock, Log } from '#backend/ports.ts';
import { rebuildListings } from '#backend/catalog/listings/rebuild-listings.ts';
import { listedMessages, listingsVersion } from '#backend/catalog/listings/listings-version.ts';
import { buildCatalog } from './build-catalog.ts';
import type { CatalogRows } from './catalog-rows.ts';
import { syncRows, upsertRows } from '#backend/database/sync-rows.ts';
import { replaceReviews } from '../reviews/replace-reviews.ts';
import { buildReviewRows, type ReviewRows } from '../reviews/review-rows.ts';
import { seedStock } from './seed-stock.ts';

export interface SeedPorts {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: Clock;
}

const name = 'catalog';
/** Any number, but the same in every process: hosts that start together wait for each other. */
const seedLock = 4_150_228;

/** Tables in insertion order, with their primary keys. */
const keys = {
  categories: ['id'],
  category_texts: ['category_id', 'language'],
  colors: ['brand', 'code'],
  styles: ['id'],
  style_texts: ['style_id', 'language'],
  style_categories: ['style_id', 'category_id'],
  colorways: ['style_id', 'color_code'],
  variants: ['sku'],
  prices: ['style_id', 'site_id', 'color_code'],
  stores: ['id'],
  collection_points: ['id'],
  search_terms: ['brand', 'language', 'term'],
  product_sets: ['id'],
  product_set_texts: ['set_id', 'language'],
  product_set_parts: ['set_id', 'position'],
} satisfies Record<keyof CatalogRows, readonly string[]>;

const ofSets = ['product_set_texts', 'product_set_parts'] as const;
const ofStyles = ['style_texts', 'style_categories', 'colorways', 'variants', 'prices'] as const;

/** Changes with the seed's data, the form of the listings or a message in them. */
export function createCatalogFingerprint(
  rows: CatalogRows = buildCatalog(),
  messages: readonly unknown[] = listedMessages,
  reviews: ReviewRows = buildReviewRows(),
): string {
  const parts = [listingsVersion, JSON.stringify(messages), JSON.stringify(rows), JSON.stringify(reviews)];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}

async function isSeeded(db: Kysely<Tables>, fingerprint: string): Promise<boolean> {
  const found = await db.selectFrom('seeds').select('fingerprint').where('name', '=', name).executeTakeFirst();
  return found?.fingerprint === fingerprint;
}

/** Keeps products of imported feeds, and customers' data about styles that the seed still has. */
async function syncCatalog(transaction: Transaction<Tables>, rows: CatalogRows, reviews: ReviewRows): Promise<void> {
  const ids = rows.styles.map(({ id }) => String(id));
  await sql`delete from styles where id <> all(${ids}::text[]) and id not in (select style_id from imported_styles)`.execute(transaction);
  // Ratings are derived from reviews.
  const initial = ['rating_score', 'rating_count'];
  for (const table of ['categories', 'category_texts', 'colors', 'styles', 'stores', 'collection_points'] as const)
    await upsertRows(transaction, table, rows[table], { key: keys[table], initial });
  for (const table of ofStyles) await syncRows(transaction, table, rows[table], { key: keys[table], owner: ['style_id', ids] });
  await syncRows(transaction, 'search_terms', rows.search_terms, { key: keys.search_terms, owner: ['brand', ['tarnfell', 'solvane']] });
  const setIds = rows.product_sets.map(({ id }) => String(id));
  await sql`delete from product_sets where id <> all(${setIds}::text[])`.execute(transaction);
  await upsertRows(transaction, 'product_sets', rows.product_sets, { key: keys.product_sets });
  for (const table of ofSets) await syncRows(transaction, table, rows[table], { key: keys[table], owner: ['set_id', setIds] });
  const categoryIds = rows.categories.map(({ id }) => String(id));
  await sql`delete from categories where id <> all(${categoryIds}::text[]) and id not in (select category_id from style_categories
    union select category_id from styles union select parent_id from categories where parent_id is not null)`.execute(transaction);
  await seedStock(transaction, ids);
  await replaceReviews(transaction, reviews);
  await rebuildListings(transaction);
}

/**
 * Writes the catalog, its stores, stock, reviews and listings, once per state of the seed: a start that finds them changes nothing, and
 * existing stock stays.
 * @returns true when anything was written
 */
export async function seedCatalog({ db, log, clock }: SeedPorts): Promise<boolean> {
  const rows = buildCatalog();
  const reviews = buildReviewRows();
  const fingerprint = createCatalogFingerprint(rows, listedMessages, reviews);
  if (await isSeeded(db, fingerprint)) return false;
  const started = performance.now();
  const written = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    if (await isSeeded(transaction, fingerprint)) return false;
    await syncCatalog(transaction, rows, reviews);
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
