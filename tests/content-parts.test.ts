import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';
import { getSizeLabel, sizeScales } from '#backend/catalog/sizes.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { getContentSource } from '#storefront/dialogs/content/content-source.ts';
import { contentDialog } from '#storefront/dialogs/content/index.ts';
import { getDialog } from '#storefront/dialogs/index.ts';
import { getFreeShippingThreshold } from './support/free-shipping-threshold.ts';
import { shopLocales } from './support/shop-locales.ts';

const brands = ['tarnfell', 'solvane'] as const;
const rows = buildCatalog();

/** Returns the document's text for the locale: its own, or its language's. */
function readText(brand: string, language: string, country: string, document: string): string {
  const folders = [`${language}-${country.toLowerCase()}`, language];
  const file = folders.map((folder) => `demo/content/${brand}/${folder}/${document}.json`).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`${brand} has no ${document} in ${language}-${country}`);
  return readFileSync(file, 'utf8');
}

/** Collects the heads of a document's table rows. */
function findRowHeads(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/<th scope=\\"row\\">(.*?)<\/th>/g)].map(([, head = '']) => head));
}

interface Found {
  readonly file: string;
  readonly value: string;
}

/** Every match of a pattern's group in the content, with its file. */
function findMatches(pattern: RegExp): readonly Found[] {
  return globSync('demo/content/*/*/**/*.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value = '']) => ({ file, value })),
  );
}

describe('the parts of pages', () => {
  it.each(shopLocales)('chart every size that $brand sells in $language-$country, by the shop’s names', ({ brand, language, country }) => {
    const charted = rows.styles.filter((style) => style.brand === brand && style.size_chart !== null);
    const byChart = new Map(charted.map(({ size_chart, size_scale }) => [String(size_chart), String(size_scale)]));
    expect(byChart.size).toBeGreaterThan(10);
    for (const [chart, scale] of byChart) {
      const heads = findRowHeads(readText(brand, language, country, `fragments/size-chart/${chart}`));
      const sold = (sizeScales[scale] ?? []).map((code) => getSizeLabel(code, scale, country, language));
      expect([chart, sold.filter((label) => !heads.has(label))]).toEqual([chart, []]);
    }
  });

  it.each(['de', 'fr'])('write half sizes with a decimal comma in %s', (language) => {
    const cells = findMatches(/<t[hd][^>]*>([^<]*\d[.,]5[^<]*)</g).filter(({ file }) => file.split('/')[3]?.startsWith(language));
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.filter(({ value }) => /\d\.5/.test(value))).toEqual([]);
  });

  it.each(shopLocales)('promise free shipping from the threshold of $brand in $language-$country', ({ brand, language, country }) => {
    const currency = shopSites.find((site) => site.country === country)?.currency ?? '';
    const amount = String(getFreeShippingThreshold(brand, currency));
    const promised = /"text": "[^"]*?\b(?:over|dès|ab)\b[^"\d]*(\d+)/.exec(readText(brand, language, country, 'fragments/promo-bar'));
    expect(promised?.[1]).toBe(amount);
    expect(readText(brand, language, country, 'pages/promotions')).toMatch(new RegExp(`\\b${amount}\\b`));
  });

  it('label their tables and the heads of their rows and columns', () => {
    const tables = findMatches(/(<table>.*?<\/table>)/g);
    const bare = tables.filter(({ value }) => !/^<table><caption>[^<]+<\/caption><thead>.*<th scope=\\"row\\">/.test(value));
    expect(bare).toEqual([]);
    expect(tables.length).toBeGreaterThan(100);
  });
});

describe('references in content', () => {
  it('use existing fragments in the same language', () => {
    const references = findMatches(/"fragmentId": "([^"]+)"/g);
    const removed = references.filter(({ file, value }) => {
      const [, , brand = '', folder = ''] = file.split('/');
      return ![folder, folder.slice(0, 2)].some((one) => existsSync(`demo/content/${brand}/${one}/fragments/${value}.json`));
    });
    expect(removed).toEqual([]);
    expect(references.length).toBeGreaterThan(0);
  });

  it('open existing dialogs', () => {
    const links = findMatches(/((?:\?productType=[a-z-]+)?#modal-[a-z-]+)/g);
    const removed = links.filter(({ file, value }) => {
      const [, , brand, folder = ''] = file.split('/');
      const [query = '', name = ''] = value.split('#modal-');
      // The shop's own dialogs need no document.
      if (getDialog(name) !== contentDialog) return false;
      const source = getContentSource(name, new URLSearchParams(query));
      const document =
        'page' in source
          ? `pages/${source.page}`
          : 'sizeChart' in source
            ? `fragments/size-chart/${source.sizeChart}`
            : `fragments/${source.fragment}`;
      return !existsSync(`demo/content/${brand}/${folder.slice(0, 2)}/${document}.json`);
    });
    expect(removed).toEqual([]);
    expect(links.length).toBeGreaterThan(100);
  });

  it.each(brands)('name products and categories of %s, for both keys and both operators', (brand) => {
    const ids = {
      bySku: new Set(rows.styles.filter((style) => style.brand === brand).map(({ id }) => id)),
      byCategory: new Set(rows.categories.filter((category) => category.brand === brand).map(({ id }) => id)),
    };
    const filters = findMatches(/("variant": "by(?:Sku|Category)",\s*"operator": "(?:NOT )?IN",\s*"filterBy": \[[^\]]*\])/g)
      .filter(({ file }) => file.startsWith(`demo/content/${brand}/`))
      .map(({ value }) => JSON.parse(`{${value}}`) as { variant: keyof typeof ids; operator: string; filterBy: string[] });
    expect(filters.flatMap(({ variant, filterBy }) => filterBy.filter((id) => !ids[variant].has(id)))).toEqual([]);
    expect([...new Set(filters.map(({ variant, operator }) => `${variant} ${operator}`))].toSorted()).toEqual([
      'byCategory IN',
      'byCategory NOT IN',
      'bySku IN',
      'bySku NOT IN',
    ]);
  });
});
