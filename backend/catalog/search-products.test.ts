import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { correctTypos, computeEditDistance } from './listings/correct-typos.ts';
import { getSearchWords } from './listings/search-query.ts';
import { searchWithIndexAndPostgres } from './testing/search-with-index-and-postgres.ts';
import { startTestCatalog, type TestCatalog } from './testing/start-catalog.ts';

type ResponseBody = OperationResponse<'searchProducts'>;

describe('searchProducts', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const find = (q: string, shop?: string, more = ''): Promise<ResponseBody> =>
    test.read('searchProducts', `/products/v2/search/productSearch?q=${encodeURIComponent(q)}${more}`, shop);
  const names = async (q: string, shop?: string): Promise<string[]> => [...new Set((await find(q, shop)).products.map(({ name }) => name))];

  it('ranks matches in the name before matches in the description', async () => {
    expect((await names('kestrel'))[0]).toContain('Kestrel');
    expect((await find('kestrel')).total).toBe(6);
  });

  it('matches prefixes and inflected forms of a word', async () => {
    expect(await names('kest')).toEqual(await names('kestrel'));
    expect((await find('jackets')).total).toBe((await find('jacket')).total);
    expect((await find('rain shell')).total).toBeGreaterThan(10);
  });

  it.each([
    ['TARNFELL-CA fr_CA', 'imperméable', 'impermeable'],
    ['TARNFELL-DE de_DE', 'Rucksäcke', 'rucksacke'],
    ['SOLVANE-CA fr_CA', 'chaussures de running', 'chaussure running'],
    ['TARNFELL-DE de_DE', 'Mütze', 'mutzen'],
  ])('finds the same in %s with accents and without: %s, %s', async (shop, accented, plain) => {
    const found = await find(accented, shop);
    expect(found.total).toBeGreaterThan(3);
    expect((await find(plain, shop)).total).toBe(found.total);
  });

  it.each([
    ['TARNFELL-US', 'en'],
    ['TARNFELL-CA', 'fr'],
    ['TARNFELL-DE', 'de'],
  ] as const)('finds what the text search of PostgreSQL finds, in its order: %s in %s', async (siteId, language) => {
    const searches = await searchWithIndexAndPostgres(test.db, siteId, language);
    expect(searches.filter(({ found }) => found.length > 0).length).toBeGreaterThan(400);
    expect(searches.map(({ words, found }) => [words, found])).toEqual(searches.map(({ words, expected }) => [words, expected]));
  });

  it('ignores stop words, and words that match no product with the others', async () => {
    expect(await find('kestrel sock')).toMatchObject({ omitted: ['kestrel'], total: (await find('sock')).total });
    expect((await find('a shell for the kestrel')).total).toBe((await find('shell kestrel')).total);
  });

  it('corrects misspelled words if nothing else matches, and reports the correction', async () => {
    const corrected = await find('kestrl jakcet');
    expect([corrected.query, corrected.correction?.corrected, corrected.total]).toEqual(['kestrl jakcet', 'kestrel jacket', 6]);
    expect((await find('Rucksakc', 'TARNFELL-DE de_DE')).correction?.corrected).toBe('rucksack');
    expect(await find('xyzzyx')).toMatchObject({ total: 0, products: [] });
    expect((await find('xyzzyx')).correction?.corrected).toBeUndefined();
  });

  it('finds a style and one of its colors by number', async () => {
    expect((await find('TFKES01M')).products.map(({ masterId }) => masterId)).toEqual(['TFKES01M']);
    expect((await find('tfkes01mg4s')).products.map(({ masterId }) => masterId)).toEqual(['TFKES01M']);
  });

  it('narrows by facets and a category, and finds nothing of another brand', async () => {
    const all = await find('jacket');
    const narrowed = await find('jacket', 'TARNFELL-US', '&filters=cgid%3D2010&filters=gender%3Dwomen');
    expect(narrowed.category?.id).toBe('2010');
    expect(narrowed.total).toBeLessThan(all.total);
    expect(all.breadcrumbs).toEqual([{ label: 'Home', url: '/' }, { label: 'Search' }]);
    expect((await find('plaza')).products.every(({ name }) => !name.includes('Plaza'))).toBe(true);
  });

  it('counts the same for men and women by audience as by category', async () => {
    for (const [q, siteid] of [
      ['cap', 'TARNFELL-US'],
      ['jacket', 'TARNFELL-US'],
    ] as const) {
      const { facets } = await find(q, siteid);
      const countsOf = (id: string) => new Map(facets.find((facet) => facet.id === id)?.values.map(({ label, count }) => [label, count]));
      const [categories, audiences] = [countsOf('category'), countsOf('gender')];
      expect(audiences.get('Men')).toBeGreaterThan(0);
      expect([audiences.get('Men'), audiences.get('Women')]).toEqual([categories.get('Men'), categories.get('Women')]);
    }
  });

  it.each(["'; drop table listings; --", 'a & | ! :* <-> ( )', '"""', 'ß', '100% '.repeat(30)])(
    'handles %s without an error',
    async (q) => {
      const response = await test.send(`/products/v2/search/productSearch?q=${encodeURIComponent(q)}`);
      expect([200, 400]).toContain(response.status);
    },
  );

  it('rejects a search without a letter, and an unknown category', async () => {
    const statuses = await Promise.all(
      ['q=%21%3F', 'q=', 'q=jacket&filters=cgid%3D6000'].map(
        async (query) => (await test.send(`/products/v2/search/productSearch?${query}`)).status,
      ),
    );
    expect(statuses).toEqual([400, 400, 400]);
  });
});

describe('the correction of words', () => {
  it('counts an inserted, missing, replaced or swapped letter as one step', () => {
    expect(['jackets', 'jacet', 'jecket', 'jakcet', 'jacket'].map((word) => computeEditDistance(word, 'jacket', 2))).toEqual([
      1, 1, 1, 1, 0,
    ]);
  });

  it('does not change short words and prefixes of known words', () => {
    expect(correctTypos([{ word: 'jack', near: ['jacket'] }])).toBeNull();
    expect(correctTypos([{ word: 'tee', near: ['tie'] }])).toBeNull();
  });

  it('uses stop words if there are no others', () => {
    expect([getSearchWords('the Shell', 'en'), getSearchWords('the', 'en'), getSearchWords('!?', 'en')]).toEqual([['shell'], ['the'], []]);
  });
});
