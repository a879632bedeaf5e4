import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '#backend/catalog-import/import-catalog.ts';
import { shopifyFeed } from '#backend/catalog-import/testing/feed-files.ts';
import type { Database } from '#backend/database/create-database.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { createTestDatabase } from '#backend/testing/test-database.ts';
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

  it('changes its fingerprint with a message of its listings', () => {
    const rows = buildCatalog();
    expect(createCatalogFingerprint(rows, [{ en: { SALE: 'Sale' } }])).not.toBe(
      createCatalogFingerprint(rows, [{ en: { SALE: 'Reduced' } }]),
    );
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

  it('changes nothing on a second run, and keeps the stock of sales since', { timeout: 60_000 }, async () => {
    const { db } = database;
    const log = createRecordingLog();
    expect(await seedCatalog({ db, log, clock })).toBe(false);
    await db
      .updateTable('stock')
      .set({ quantity: 3 })
      .where('sku', '=', 'TARNFELL:TFKES01M:G4S:M::1:')
      .where('location', '=', 'TARNFELL-US')
      .execute();
    await db.updateTable('seeds').set({ fingerprint: 'of an older seed' }).execute();
    expect(await seedCatalog({ db, log, clock })).toBe(true);
    const left = await db
      .selectFrom('stock')
      .select('quantity')
      .where('sku', '=', 'TARNFELL:TFKES01M:G4S:M::1:')
      .where('location', '=', 'TARNFELL-US')
      .executeTakeFirst();
    expect(left?.quantity).toBe(3);
  });

  it('gives no stock to products of an imported feed', { timeout: 120_000 }, async () => {
    const { db } = database;
    const folder = await mkdtemp(path.join(tmpdir(), 'cairn-seed-'));
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, shopifyFeed);
    const sites = shopSites.filter(({ id }) => id === 'TARNFELL-US') as [(typeof shopSites)[number]];
    await importCatalog(
      { db, clock, ids: { uuid: randomUUID } },
      { file, format: 'shopify', isDryRun: false, options: { source: 'feed', sites, language: 'en', defaultStock: 10 } },
    );
    await rm(folder, { recursive: true });
    await db.updateTable('seeds').set({ fingerprint: 'of an older seed' }).execute();
    await seedCatalog({ db, log: createRecordingLog(), clock });
    const { rows } = await sql<{ readonly location: string }>`select distinct location from stock
      join variants on variants.sku = stock.sku join imported_styles on imported_styles.style_id = variants.style_id`.execute(db);
    expect(rows).toEqual([{ location: 'TARNFELL-US' }]);
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
