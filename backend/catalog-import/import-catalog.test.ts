import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../catalog/testing/start-catalog.ts';
import { shopSites, type ShopSite } from '../sites/shop-site.ts';
import type { SourceFormatName } from './formats/index.ts';
import { importCatalog, type ImportSummary } from './import-catalog.ts';
import { createApplyScheduledPrices } from './prices/apply-scheduled-prices.ts';
import { readIssues } from './read-issues.ts';
import type { ImportIssue } from './source-item.ts';
import { merchantFeed, merchantXmlFeed, shopifyFeed } from './testing/feed-files.ts';

const site = shopSites.find(({ id }) => id === 'TARNFELL-US') as ShopSite;
const run = { attempt: 1, signal: new AbortController().signal };

describe('importCatalog', () => {
  let test: TestCatalog;
  let folder: string;
  let now: Date;
  const clock = { now: () => now };
  beforeAll(async () => {
    test = await startTestCatalog();
    // Rebuilding the listings of imported products only is fast.
    await test.db.deleteFrom('styles').execute();
    folder = await mkdtemp(path.join(tmpdir(), 'cairn-import-'));
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => void (now = new Date('2026-11-24T12:00:00Z')));

  async function importText(
    text: string,
    format: SourceFormatName,
    more: { isDryRun?: boolean; stopAfter?: number } = {},
  ): Promise<ImportSummary> {
    const file = path.join(folder, 'feed');
    await writeFile(file, text);
    let applied = 0;
    return importCatalog(
      { db: test.db, clock, ids: { uuid: randomUUID } },
      {
        file,
        format,
        isDryRun: more.isDryRun ?? false,
        batchSize: 20,
        options: { source: format, sites: [site], language: 'en', defaultStock: 10 },
        onProgress: (phase) => {
          if (phase === 'applying' && (applied += 1) === more.stopAfter) throw new Error('killed');
        },
      },
    );
  }
  async function issuesOf({ importId }: ImportSummary): Promise<ImportIssue[]> {
    const issues: ImportIssue[] = [];
    for await (const issue of readIssues(test.db, importId)) issues.push(issue);
    return issues;
  }
  const styleOf = async (key: string): Promise<string> =>
    (await test.db.selectFrom('imported_styles').select('style_id').where('key', '=', key).executeTakeFirstOrThrow()).style_id;
  const detailsOf = async (key: string) => test.read('getProductDetails', `/products/v2/products/${await styleOf(key)}/details`);
  const find = async (words: string) => test.read('searchProducts', `/products/v2/search/productSearch?q=${encodeURIComponent(words)}`);
  const catalogState = async (): Promise<unknown> => {
    const { rows } = await sql`select (select json_agg(v order by v.sku) from variants v where v.style_id like 'X%') as variants,
      (select json_agg(p order by p.style_id, p.color_code) from prices p where p.style_id like 'X%') as prices,
      (select json_agg(s order by s.id) from styles s where s.id like 'X%') as styles`.execute(test.db);
    return rows[0];
  };

  it('imports products of a Shopify export with variants, reduced prices, stock and pictures', async () => {
    const summary = await importText(shopifyFeed, 'shopify');
    expect(summary).toMatchObject({ products: 2, variants: 4, withdrawn: 0 });
    const details = await detailsOf('trail-vest');
    expect(details).toMatchObject({
      name: 'Trail Vest',
      price: { lowCurrent: 60, highCurrent: 80, lowOriginal: 80 },
      badge: { id: 'SALE' },
      attributes: [
        { id: 'color', options: [{ label: 'Forest Green' }, { label: 'Plum' }] },
        {
          id: 'size',
          options: [
            { label: 'S', available: true },
            { label: 'M', available: false },
          ],
        },
      ],
    });
    expect(details.details.find(({ id }) => id === 'description')?.data).toEqual([{ text: 'Light & packable.\n\n• Two pockets' }]);
    expect(details.colors.map(({ gallery }) => gallery.length)).toEqual([3, 2]);
    expect(details.variants.map(({ upc }) => upc)).toEqual([
      '4012345678901',
      expect.stringMatching(/^299\d{10}$/),
      expect.stringMatching(/^299/),
    ]);
    expect((await find('trail vest')).products[0]?.name).toBe('Trail Vest');
  });

  it('sells a product without options, and shows a placeholder if it has no picture', async () => {
    await importText(shopifyFeed, 'shopify');
    const details = await detailsOf('enamel-cup');
    expect(details.gallery).toMatchObject([{ src: '/media/tarnfell/image/upload/v1/imported/none' }]);
    expect(details.variants).toMatchObject([{ productInventoryState: 'InStock', price: { current: 12.5 } }]);
  });

  it('reports rejected rows and ignored values with line, column and reason', async () => {
    const issues = await issuesOf(await importText(shopifyFeed, 'shopify'));
    expect(issues.map(({ line, column, isRejected }) => [line, column, isRejected])).toEqual([
      [3, 'Variant Barcode', false],
      [5, 'Variant Price', true],
      [7, 'Image Src', false],
      [9, 'Title', true],
      [10, 'Handle', true],
    ]);
    expect(issues[1]).toMatchObject({ value: 'abc', reason: 'is not an amount above zero such as 19.90' });
  });

  it('changes nothing when the same file is imported again', async () => {
    await importText(shopifyFeed, 'shopify');
    const before = await catalogState();
    now = new Date('2026-12-24T12:00:00Z');
    await importText(shopifyFeed, 'shopify');
    expect(await catalogState()).toEqual(before);
  });

  it('resumes after an interruption with the same result', async () => {
    const many = Array.from(
      { length: 60 },
      (_, i) => `p-${i},Product ${i},,V,,,true,Title,Default Title,,,,,,deny,${1 + (i % 90)}.00,,,,,active`,
    );
    const text = [shopifyFeed.split('\n')[0], ...many, ''].join('\n');
    const other = { source: 'shopify', text };
    await importText(other.text, 'shopify');
    const before = await catalogState();
    await importText(shopifyFeed, 'shopify');
    await expect(importText(other.text, 'shopify', { stopAfter: 2 })).rejects.toThrow('killed');
    const unfinished = await test.db.selectFrom('imports').selectAll().where('phase', '=', 'applying').executeTakeFirstOrThrow();
    expect(unfinished.after_key).not.toBe('');
    expect(await importText(other.text, 'shopify')).toMatchObject({ importId: unfinished.id, products: 60 });
    expect(await catalogState()).toMatchObject(before as object);
  });

  it('removes products that the feed no longer has from the listings, and lists them again when they return', async () => {
    await importText(shopifyFeed, 'shopify');
    const style = await styleOf('trail-vest');
    const without = shopifyFeed.split('\n').filter((line) => !line.startsWith('trail-vest'));
    expect(await importText(without.join('\n'), 'shopify')).toMatchObject({ withdrawn: 1 });
    expect((await test.send(`/products/v2/products/${style}/details`)).status).toBe(404);
    expect((await find('trail vest')).products.map(({ name }) => name)).not.toContain('Trail Vest');
    await importText(shopifyFeed, 'shopify');
    expect((await detailsOf('trail-vest')).masterId).toBe(style);
  });

  it('changes nothing in a dry run', async () => {
    await importText(shopifyFeed, 'shopify');
    const before = await catalogState();
    const summary = await importText(shopifyFeed.replaceAll('60.00', '61.00'), 'shopify', { isDryRun: true });
    expect(summary).toMatchObject({ products: 2, variants: 4, rejectedRows: 3 });
    expect(await catalogState()).toEqual(before);
  });

  it('applies the sale of a merchant feed from its first to its last day', async () => {
    await importText(merchantFeed, 'merchant-tsv');
    const applyPrices = createApplyScheduledPrices({ db: test.db, clock });
    const price = async () => (await detailsOf('R')).price.current;
    expect(await price()).toBe(30);
    now = new Date('2026-11-27T06:00:00Z');
    await applyPrices({}, run);
    expect(await price()).toBe(20);
    expect((await find('rain hat brim')).products[0]?.price.current).toBe(20);
    now = new Date('2026-12-01T06:00:00Z');
    await applyPrices({}, run);
    expect(await price()).toBe(30);
  });

  it('joins rows of a group that are not adjacent, and rejects another currency', async () => {
    const summary = await importText(merchantFeed, 'merchant-tsv');
    expect(summary).toMatchObject({ products: 1, variants: 2, rejectedRows: 1 });
    expect((await issuesOf(summary))[0]).toMatchObject({ line: 3, column: 'price', reason: 'is in EUR, but the site sells in USD' });
    const details = await detailsOf('R');
    expect(details.breadcrumbs.map(({ label }) => label)).toContain('Hats');
    expect(details.colors[0]?.gallery).toHaveLength(3);
  });

  it('reads a merchant feed as XML', async () => {
    expect(await importText(merchantXmlFeed, 'merchant-xml')).toMatchObject({ products: 1, variants: 1 });
    const details = await detailsOf('C-1');
    expect(details).toMatchObject({ name: 'Camp Chair', price: { current: 89.9 } });
    expect(details.details[0]?.data).toEqual([{ label: 'Folds flat' }, { label: 'Holds 120 kg' }]);
  });

  it.each([
    ['merchant-xml' as const, '<rss><item>', 'not well-formed XML'],
    ['shopify' as const, 'Handle,Title\na,b\n', 'has no column "Variant Price"'],
  ])('rejects a %s file that is broken as a whole', async (format, text, reason) => {
    await expect(importText(text, format)).rejects.toThrow(reason);
  });
});
