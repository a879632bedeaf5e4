import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { startTestCatalog, type TestCatalog } from './testing/start-catalog.ts';

type ResponseBody = OperationResponse<'autoSuggest'>;

const german = 'TARNFELL-DE de_DE';
const french = 'TARNFELL-CA fr_CA';

describe('autoSuggest', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const suggest = (q: string, shop?: string, more = ''): Promise<ResponseBody> =>
    test.read('autoSuggest', `/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}${more}`, shop);
  const terms = async (q: string, shop?: string): Promise<string[]> => (await suggest(q, shop)).terms.map(({ text }) => text);

  it('completes the input with phrases of the language', async () => {
    expect(await terms('jac')).toContain('jacket');
    expect(await terms('red ha')).toContain('red hats');
    expect(await terms('Regenj', german)).toContain('Regenjacke');
    expect(await terms('sac a', french)).toContain('sacs à dos');
  });

  it('marks the typed text, also where accents differ', async () => {
    const [term] = (await suggest('impermeab', french)).terms;
    expect([term?.text, term?.typed]).toEqual(['imperméable', [{ start: 0, end: 9 }]]);
    const { products } = await suggest('kest');
    expect(products[0]).toMatchObject({ name: expect.stringContaining('Kestrel'), typed: [{ start: 0, end: 4 }] });
  });

  it('suggests products with picture and price, in the typed color', async () => {
    const { products } = await suggest('red beanie');
    expect(products.length).toBeGreaterThan(1);
    expect(products.every(({ image }) => image.alt.includes('Ember'))).toBe(true);
    expect(products[0]).toMatchObject({ price: { currency: 'USD' }, pageUrl: expect.stringMatching(/^\/p\//) });
  });

  it('suggests matching categories, categories of the found products, and the first term within a category', async () => {
    expect((await suggest('day p')).categories[0]).toMatchObject({ id: '2110', name: 'Day packs', parent: 'Packs' });
    // The term is broader, but its first products are lows and highs.
    expect((await suggest('sneak', 'SOLVANE-US')).categories[0]).toMatchObject({ name: 'Lows', parent: 'Street' });
    const { scopes, terms: rows } = await suggest('jacket');
    expect(scopes[0]).toMatchObject({ text: rows[0]?.text, category: { count: expect.any(Number) } });
  });

  it('suggests help and articles, and the page of a known term', async () => {
    expect((await suggest('return po')).articles[0]).toMatchObject({ kind: 'help', url: '/help/returns/how-to-return' });
    expect((await suggest('glacie')).articles[0]).toMatchObject({ kind: 'journal', url: '/articles/how-to-read-a-glacier' });
    expect((await suggest('gift c')).terms[0]).toMatchObject({ redirectUrl: '/gift-card' });
  });

  it('corrects typos and completes names of products', async () => {
    expect(await terms('jakcet')).toContain('jacket');
    expect(await terms('ptarm')).toContain('ptarmigan');
  });

  it.each([1, 3, 8, 10])('returns at most %i rows', async (limit) => {
    const { query: _, ...groups } = await suggest('jacket', undefined, `&limit=${limit}`);
    expect(Object.values(groups).flat()).toHaveLength(limit);
  });

  it('rejects a text without a letter, and a limit that is too high', async () => {
    const statuses = await Promise.all(
      ['q=%21', 'q=', 'q=a&limit=11'].map(async (query) => (await test.send(`/products/v2/search/autoSuggest?${query}`)).status),
    );
    expect(statuses).toEqual([400, 400, 400]);
  });

  it('accepts or rejects any text within its contract', async () => {
    const shops = ['TARNFELL-US', german, 'SOLVANE-CA fr_CA'];
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.constantFrom(...shops), async (q, shop) => {
        const { status } = await test.send(`/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}`, shop);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});
