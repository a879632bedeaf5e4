import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { rebuildListings } from './listings/rebuild-listings.ts';
import { startTestCatalog, type TestCatalog } from './testing/start-catalog.ts';

type ResponseBody = OperationResponse<'getCatalog'>;

interface Row {
  readonly style_id: string;
  readonly facets: readonly string[];
  readonly current_minor: number;
}

const pathOf = (filters: readonly string[], more = ''): string =>
  `/products/v2/catalog?${filters.map((filter) => `filters=${encodeURIComponent(filter)}`).join('&')}${more}`;

const stepOf = (value: string): readonly [number, number] => {
  const [low = '', high = ''] = value.split('-');
  return [Number(low || 0) * 100, high === '' ? Infinity : Number(high) * 100];
};

/** Reference implementation: a row counts for a facet's values when it matches all other facets. */
function countByHand(rows: readonly Row[], set: Readonly<Record<string, readonly string[]>>, token: string): number {
  const facet = token.split('=')[0] ?? '';
  const passes = (row: Row, [id, values]: readonly [string, readonly string[]]): boolean =>
    values.some((value) =>
      id === 'price'
        ? row.current_minor >= stepOf(value)[0] && row.current_minor <= stepOf(value)[1]
        : row.facets.includes(`${id}=${value}`),
    );
  return rows.filter(
    (row) => row.facets.includes(token) && Object.entries(set).every(([id, values]) => id === facet || passes(row, [id, values])),
  ).length;
}

describe('getCatalog', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const list = (filters: readonly string[], more = '', shop?: string): Promise<ResponseBody> =>
    test.read('getCatalog', pathOf(filters, more), shop);
  const failure = async (filters: readonly string[], more = '', shop?: string): Promise<[number, string, string]> => {
    const response = await test.send(pathOf(filters, more), shop);
    const { errorDetails } = (await response.json()) as { errorDetails: [{ errorId: string; message: string }] };
    return [response.status, errorDetails[0].errorId, errorDetails[0].message];
  };

  it('returns a category with its name, breadcrumbs, children and siblings', async () => {
    const response = await list(['cgid=2010']);
    expect(response.category).toMatchObject({ id: '2010', name: 'Shells', slug: 'shells', url: '/c/shells-2010', children: [] });
    expect(response.category?.siblings?.map(({ name, count }) => [name, count])).toEqual([
      ['Insulation', 18],
      ['Fleece', 12],
    ]);
    expect(response.breadcrumbs).toEqual([{ label: 'Home', url: '/' }, { label: 'Jackets', url: '/c/jackets-2000' }, { label: 'Shells' }]);
    expect(response.total).toBe(18);
  });

  it('uses the language of the request and the currency of the site', async () => {
    const french = await list(['cgid=2010'], '', 'TARNFELL-CA fr_CA');
    expect(french.category?.name).toBe('Imperméables');
    expect(french.products[0]).toMatchObject({ kind: expect.stringContaining('Veste imperméable'), price: { currency: 'CAD' } });
    const german = await list(['cgid=2200'], '', 'TARNFELL-DE de_DE');
    expect(german.facets.find(({ id }) => id === 'size')?.values.map(({ label }) => label)).toContain('42,5');
    expect((await list(['cgid=2200'], '', 'TARNFELL-DE en_US')).category?.name).toBe('Schuhe');
  });

  it('lists only products that a store has in stock, and counts their facets', async () => {
    const stocked = await test.db
      .selectFrom('stock')
      .innerJoin('variants', 'variants.sku', 'stock.sku')
      .innerJoin('listings', 'listings.style_id', 'variants.style_id')
      .select('listings.style_id')
      .distinct()
      .where('location', '=', 'TF-DEN-01')
      .where('quantity', '>', 0)
      .where('site_id', '=', 'TARNFELL-US')
      .where('language', '=', 'en')
      .where(sql<boolean>`listings.facets @> array['category=2010']`)
      .execute();
    const ids = new Set(stocked.map(({ style_id: id }) => id));
    const found = await list(['cgid=2010', 'store=TF-DEN-01'], '&count=48');
    expect([found.total, new Set(found.products.map(({ id }) => id.slice(0, 8)))]).toEqual([ids.size, ids]);
    expect(found.total).toBeLessThan((await list(['cgid=2010'])).total);
    const size = found.facets.find(({ id }) => id === 'size')?.values[0];
    const narrowed = await list(['cgid=2010', 'store=TF-DEN-01', `size=${size?.value}`]);
    expect([narrowed.total, size?.count]).toEqual([size?.count, expect.any(Number)]);
  });

  it.each<[string, Record<string, readonly string[]>]>([
    ['nothing', {}],
    ['one color', { color: ['ember'] }],
    ['two colors', { color: ['ember', 'night'] }],
    ['color and size', { color: ['ember'], size: ['M', 'L'] }],
    ['color, size and price', { color: ['ember', 'spruce'], size: ['M'], price: ['100-150', '200-300'] }],
    ['a feature for women', { feature: ['waterproof'], gender: ['women'] }],
    ['a category within the category', { category: ['2010'], price: ['300-'] }],
    ['what nothing has', { color: ['ember'], size: ['070'] }],
  ])('counts each facet as if it alone were not set: %s', async (_, set) => {
    const rows = await test.db
      .selectFrom('listings')
      .select(['style_id', 'facets', 'current_minor'])
      .where('site_id', '=', 'TARNFELL-US')
      .where('language', '=', 'en')
      .execute();
    const inCategory = rows.filter(({ facets }) => facets.includes('category=2000'));
    const response = await list(['cgid=2000', ...Object.entries(set).map(([id, values]) => `${id}=${values.join('|')}`)]);
    for (const facet of response.facets) {
      for (const { value, count } of facet.values) {
        const token = `${facet.id}=${value}`;
        expect([token, count]).toEqual([token, countByHand(inCategory, set, token)]);
      }
    }
    const tokens = new Set(response.facets.flatMap(({ id, values }) => values.map(({ value }) => `${id}=${value}`)));
    const missing = [...new Set(inCategory.flatMap(({ facets }) => facets))].filter(
      (token) => response.facets.some(({ id }) => token.startsWith(`${id}=`)) && !token.startsWith('category=') && !tokens.has(token),
    );
    for (const token of missing) expect([token, countByHand(inCategory, set, token)]).toEqual([token, 0]);
  });

  it('marks selected values, and returns them even without matches', async () => {
    const response = await list(['cgid=2000', 'color=ember', 'size=070']);
    expect(response.total).toBe(0);
    expect(response.facets.find(({ id }) => id === 'size')?.values).toContainEqual(
      expect.objectContaining({ value: '070', selected: true, count: 0 }),
    );
  });

  it('accepts and counts a custom price range', async () => {
    const response = await list(['cgid=2000', 'price=99.5-160']);
    const price = response.facets.find(({ id }) => id === 'price');
    expect(price?.values.find(({ value }) => value === '99.5-160')).toMatchObject({ selected: true, count: response.total });
    expect(response.products.every(({ price: { current } }) => current >= 99.5 && current <= 160)).toBe(true);
    expect(price?.max).toBeGreaterThan(160);
  });

  it('sorts by price both ways, by date and by rating', async () => {
    const prices = async (sort: string): Promise<number[]> =>
      (await list(['cgid=2000'], `&count=48&sort=${sort}`)).products.map(({ price }) => price.current);
    const rising = await prices('priceLowToHigh');
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(await prices('priceHighToLow')).toEqual(rising.toReversed());
    const scores = (await list(['cgid=2000'], '&count=48&sort=topRated')).products.map(({ rating }) => rating?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((await list(['cgid=2000'], '&sort=newest')).sorts.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(['newest']);
  });

  it('continues after the previous page, repeats nothing, and is empty past the end', async () => {
    const first = await list(['cgid=2000']);
    const second = await list(['cgid=2000'], '&start=24');
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(first.total);
    const past = await list(['cgid=2000'], '&start=4800');
    expect([past.products, past.total]).toEqual([[], first.total]);
  });

  it('starts adjacent siblings with different colors, so that a grid looks varied', async () => {
    const { products } = await list(['cgid=2010']);
    expect(new Set(products.map(({ colors }) => colors[0]?.label)).size).toBeGreaterThan(4);
  });

  it('rejects another brand’s categories', async () => {
    expect(await failure(['cgid=6000'])).toEqual([404, 'API404', 'No category "6000" on TARNFELL-US.']);
    expect((await list(['cgid=6000'], '', 'SOLVANE-GB')).total).toBeGreaterThan(20);
  });

  it.each([
    ['an unknown facet', ['cgid=2000', 'smell=good'], '', 'query.filters: unknown facet "smell"'],
    ['a price that is none', ['price=cheap'], '', 'query.filters: price is low and high with a hyphen between, not "cheap"'],
    ['a category that is no number', ['cgid=jackets'], '', 'query.filters: cgid is four to ten digits'],
    ['two stores', ['store=TF-DEN-01|TF-SEA-01'], '', 'query.filters: store names one store'],
    ['a store of the other brand', ['store=SV-NYC-01'], '', 'query.filters: unknown store "SV-NYC-01" on TARNFELL-US'],
    ['a store that closed for good', ['store=TF-PDX-01'], '', 'query.filters: unknown store "TF-PDX-01" on TARNFELL-US'],
    ['two categories', ['cgid=2000|2100'], '', 'query.filters: cgid names one category'],
    ['a filter without a value', ['color'], '', 'query.filters.0: must match pattern'],
    ['an unknown sort', [], '&sort=cheapest', 'query.sort: must be equal to one of the allowed values'],
    ['too many at once', [], '&count=500', 'query.count: must be <= 48'],
  ])('rejects %s', async (_, filters, more, message) => {
    expect(await failure(filters, more)).toEqual([400, 'API400', expect.stringContaining(message)]);
  });

  it('rejects a request without a site or with an unknown one', async () => {
    expect(await failure(['cgid=2000'], '', '')).toEqual([400, 'API400', 'header.siteid: is required']);
    expect(await failure(['cgid=2000'], '', 'TARNFELL-FR')).toEqual([400, 'API400', 'header.siteid: unknown site "TARNFELL-FR"']);
  });

  it('returns a catalog that another host has rebuilt with the next response', async () => {
    const before = await list(['cgid=2010']);
    await test.db
      .updateTable('styles')
      .set({ rank: 0 })
      .where('id', '=', before.products[0]?.masterId ?? '')
      .execute();
    await test.db.transaction().execute(rebuildListings);
    const after = await list(['cgid=2010']);
    expect(after.products.map(({ id }) => id)).toEqual([...before.products.slice(1), before.products[0]].map((card) => card?.id));
  });

  it('shows the scarcity of a style by its stock in the site', async () => {
    const styleId = (await list(['cgid=2010'])).products.find(({ eyebrow }) => !eyebrow)?.masterId ?? '';
    const eyebrowIn = async (shop?: string): Promise<string | undefined> =>
      (await list(['cgid=2010'], '', shop)).products.find(({ masterId }) => masterId === styleId)?.eyebrow?.id;
    const eyebrowAt = async (quantity: number): Promise<string | undefined> => {
      const stock = test.db.updateTable('stock').set({ quantity });
      await stock.where('sku', 'like', `TARNFELL:${styleId}:%`).where('location', '=', 'TARNFELL-US').execute();
      return eyebrowIn();
    };
    expect([await eyebrowAt(5), await eyebrowAt(4), await eyebrowAt(0)]).toEqual([undefined, 'LOW STOCK', 'SOLD OUT']);
    expect(await eyebrowIn('TARNFELL-DE de_DE')).toBeUndefined();
  });

  it('treats quotes and operators in a filter as text', async () => {
    expect((await list(['color=em\'ber"; drop table listings; --'])).total).toBe(0);
  });
});
