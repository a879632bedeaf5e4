import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#backend/database/create-database.ts';
import { insertRows } from '#backend/database/insert-rows.ts';
import { migrations } from '#backend/database/migrations.ts';
import { runMigrations } from '#backend/database/run-migrations.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { createEmptyDatabase, createTestDatabase } from '#backend/testing/test-database.ts';
import { buildCatalog, buildSeedStyles } from './build-catalog.ts';
import { createCatalogFingerprint, seedCatalog } from './seed-catalog.ts';

const clock = { now: (): Date => new Date('2026-11-21T09:00:00Z') };

describe('the seed of the catalog', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 120_000);
  afterAll(() => database.close());

  it('has the same content on every run', () => {
    expect(createCatalogFingerprint(buildCatalog())).toBe(createCatalogFingerprint(buildCatalog()));
  });

  it('has at least 258 styles of two brands, with unique ids and SKUs', () => {
    const styles = buildSeedStyles();
    expect(styles).toHaveLength(258);
    expect(new Set(styles.map(({ id }) => id)).size).toBe(258);
    expect(styles.every(({ id }) => /^[A-Z0-9]{8}$/.test(id))).toBe(true);
    const { variants } = buildCatalog();
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length);
  });

  it('names and describes every style in three languages', () => {
    const { style_texts: texts, styles } = buildCatalog();
    const british = texts.filter(({ language }) => language === 'en-GB');
    expect(texts).toHaveLength(styles.length * 3 + british.length);
    expect(british.every(({ name }) => String(name).endsWith('Trousers'))).toBe(true);
    for (const { name, description, slug } of texts) {
      expect([name, description, slug].every((text) => typeof text === 'string' && text.length > 0)).toBe(true);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  it('puts the products of a category into its parent too', () => {
    const { categories, style_categories: links } = buildCatalog();
    const held = new Set(links.map(({ style_id, category_id }) => `${String(style_id)} ${String(category_id)}`));
    const parents = new Map(categories.map(({ id, parent_id: parent }) => [id, typeof parent === 'string' ? parent : null]));
    for (const { style_id, category_id } of links) {
      const parent = parents.get(category_id);
      if (parent) expect([style_id, parent, held.has(`${String(style_id)} ${parent}`)]).toEqual([style_id, parent, true]);
    }
  });

  it('derives ratings from reviews, to one decimal, in listings too', async () => {
    const { db } = database;
    const { rows } = await sql<{ readonly style: number; readonly reviews: number; readonly card: number; readonly count: number }>`
      select styles.rating_score as style, styles.rating_count as count, rated.score::float8 as reviews, (listings.card->'rating'->>'score')::float8 as card
      from styles join listings on listings.style_id = styles.id
        join (select style_id, round(avg(rating), 1) as score from reviews where state = 'published' group by style_id) as rated on rated.style_id = styles.id`.execute(
      db,
    );
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter(({ style, reviews, card }) => style !== reviews || style !== card)).toEqual([]);
    expect(rows.some(({ count }) => count > 60)).toBe(true);
  });

  it('changes nothing on a second run, and logs a warning when its own data has changed since', async () => {
    const { db } = database;
    const log = createRecordingLog();
    expect(await seedCatalog({ db, log, clock })).toBe(false);
    expect(log.lines).toEqual([]);
    await db.updateTable('seeds').set({ fingerprint: 'of an older seed' }).where('name', '=', 'catalog').execute();
    await db.deleteFrom('product_sets').execute();
    await db.updateTable('category_texts').set({ name: 'Ours' }).execute();
    expect(await seedCatalog({ db, log, clock })).toBe(false);
    expect(log.lines.map(({ sentence }) => sentence).join()).toContain('npm run reset');
    expect(await db.selectFrom('product_sets').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('category_texts').select('name').distinct().execute()).toEqual([{ name: 'Ours' }]);
  });

  it('has sold-out and nearly sold-out variants', async () => {
    const rows = await database.db.selectFrom('stock').select('quantity').where('location', '=', 'SOLVANE-US').execute();
    const share = (test: (quantity: number) => boolean): number => rows.filter(({ quantity }) => test(quantity)).length / rows.length;
    expect(share((quantity) => quantity === 0)).toBeGreaterThan(0.05);
    expect(share((quantity) => quantity > 0 && quantity < 5)).toBeGreaterThan(0.05);
    expect(share((quantity) => quantity >= 5)).toBeGreaterThan(0.6);
  });

  it('has twelve open stores per brand, in each of its countries, and collection points in each', async () => {
    const open = database.db.selectFrom('stores').where('closed', '=', false);
    for (const brand of ['tarnfell', 'solvane']) {
      const stores = await open.select('country').where('brand', '=', brand).execute();
      expect(stores.length).toBeGreaterThanOrEqual(12);
      expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['US', 'CA', 'GB', 'DE']));
    }
    const points = await database.db
      .selectFrom('collection_points')
      .select(['country', (expression) => expression.fn.countAll<number>().as('count')])
      .groupBy('country')
      .orderBy('country')
      .execute();
    expect(points.map(({ country, count }) => `${country} ${count}`)).toEqual(['CA 20', 'DE 150', 'GB 60', 'US 40']);
  });
});

describe('seedCatalog in a database with rows of others', () => {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    await runMigrations(database.db, migrations);
  }, 120_000);
  afterAll(() => database.close());
  const rows = buildCatalog();
  const roots = ['categories', 'stores', 'product_sets'] as const;

  it.each(roots)('writes and deletes nothing if %s has a row', async (filled) => {
    const { db } = database;
    const own = rows[filled].find((row) => (row['parent_id'] ?? null) === null);
    const log = createRecordingLog();
    await db.transaction().execute((transaction) => insertRows(transaction, filled, own ? [own] : []));
    expect(await seedCatalog({ db, log, clock })).toBe(false);
    expect(log.lines.map(({ sentence }) => sentence).join()).toContain(`the table ${filled} has rows`);
    const counts = roots.map(async (table) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length);
    expect(await Promise.all(counts)).toEqual(roots.map((table) => (table === filled ? 1 : 0)));
    await db.deleteFrom(filled).execute();
  });
});
