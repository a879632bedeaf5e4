import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';

const root = '/publish/caas/v1/canvas';

describe('content operations', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  const readJson = async (url: string, headers?: Record<string, string>): Promise<Record<string, unknown>> => {
    const response = await test.get(url, headers);
    expect([url, response.status]).toEqual([url, 200]);
    return (await response.json()) as Record<string, unknown>;
  };

  const readTitle = async (url: string): Promise<unknown> => ((await readJson(url)).components as { title: string }[])[0]?.title;

  it('load the whole seed without a problem', () => expect(test.backend.getProblems()).toEqual([]));

  it.each([
    ['page/TARNFELL-US/home', { slug: 'home', siteId: 'TARNFELL-US', locale: 'en-us', type: 'page' }],
    ['page/TARNFELL-US/journal%2Ffirst-frost', { slug: 'journal/first-frost', type: 'article' }],
    ['category/TARNFELL-US/20412', { type: 'category' }],
    ['product/TARNFELL-US/TN0A4120', { type: 'product', slug: 'tn0a4120' }],
    ['menu/TARNFELL-US', { type: 'menu' }],
    ['footer/TARNFELL-US', { type: 'footer' }],
    ['popups/TARNFELL-US', { type: 'popups', components: [] }],
  ])('returns %s', async (path, expected) => {
    const body = await readJson(`${root}/${path}`);
    expect(body).toMatchObject(expected);
    expect(body).not.toHaveProperty('$schema');
    expect(body.revision).toMatch(/^[0-9a-f]{12}$/);
  });

  it.each([
    [{ siteid: 'TARNFELL-CA' }, { siteId: 'TARNFELL-CA', locale: 'en-ca' }],
    [{}, { siteId: 'TARNFELL-US', locale: 'en-us' }],
    [{ brand: 'TARNFELL' }, { siteId: 'TARNFELL-US', locale: 'en-us' }],
    [{ locale: 'en_GB' }, { siteId: 'TARNFELL-GB', locale: 'en-gb' }],
  ])('returns a fragment for the site in the headers %j, or the first site that has it', async (headers, site) => {
    expect(await readJson(`${root}/fragment/shipping`, headers)).toMatchObject({ type: 'fragment', ...site });
  });

  it.each([
    ['nowhere', {}],
    ['shipping', { brand: 'NOBODY' }],
  ])('returns 404 for the fragment %s with the headers %j', async (fragment, headers) => {
    const response = await test.get(`${root}/fragment/${fragment}`, headers);
    expect([response.status, await response.json()]).toMatchObject([404, { errorDetails: [{ errorId: 'API404' }] }]);
  });

  it('fall back from the locale to its language', async () => {
    const french = await readJson(`${root}/page/TARNFELL-CA/home`, { locale: 'fr_CA' });
    expect(french).toMatchObject({ locale: 'fr-ca', components: [{ title: 'Le long chemin' }] });
    expect(await readJson(`${root}/page/TARNFELL-CA/home`)).toMatchObject({ locale: 'en-ca' });
  });

  it('prefer the locale of the query to that of the header', async () => {
    expect(await readJson(`${root}/page/TARNFELL-CA/home?locale=fr_CA`, { locale: 'en_CA' })).toMatchObject({ locale: 'fr-ca' });
  });

  it('show a dated document from its start on', async () => {
    expect(await readTitle(`${root}/page/TARNFELL-US/home`)).toBe('Made for the long way round');
    test.time.now = new Date('2026-12-01T00:00:00Z');
    expect(await readTitle(`${root}/page/TARNFELL-US/home`)).toBe('Made in the States of mind');
    test.time.now = new Date('2026-11-21T09:00:00Z');
    const preview = '/preview/caas/v1/canvas/page/TARNFELL-US/home?previewDateTime=2026-12-24T00:00:00Z';
    expect(await readTitle(preview)).toBe('Made in the States of mind');
    expect(await readTitle(preview.replace('/preview/', '/publish/'))).toBe('Made for the long way round');
  });

  it('return drafts in preview only, and forbid caching them', async () => {
    const response = await test.get('/preview/caas/v1/canvas/page/TARNFELL-GB/home');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ components: [{ title: 'A draft of things to come' }] });
  });

  it('expand fragments, also inside a variant, with unique ids', async () => {
    const home = await readJson(`${root}/augmentedpage/TARNFELL-US/home`);
    expect(home.components).toMatchObject([{ id: 'home-hero' }, { type: 'rich-text', id: 'strip.shipping-note' }]);
    const plain = await readJson(`${root}/page/TARNFELL-US/home`);
    expect(home.revision).not.toBe(plain.revision);
    const journal = await readJson(`${root}/augmentedpage/TARNFELL-US/journal`);
    expect(journal).toMatchObject({ components: [{ variants: [{ targets: [{ id: 'teaser-b' }, { id: 'again.shipping-note' }] }] }] });
  });

  it('list children newest first, without their blocks', async () => {
    const { result } = (await readJson(`${root}/children/TARNFELL-US/journal`)) as { result: { slug: string }[] };
    expect(result.map(({ slug }) => slug)).toEqual(['journal/snow-line', 'journal/first-frost', 'journal/late-summer']);
    expect(result[1]).toMatchObject({ title: 'First frost', description: 'About First frost', parent: 'journal' });
    expect((await test.get(`${root}/children/TARNFELL-US/nowhere`)).status).toBe(404);
    expect(await readJson(`${root}/children/TARNFELL-US/home`)).toEqual({ result: [] });
  });

  it('find articles by words in title, tags and body, ignoring case and accents', async () => {
    const search = async (query: string): Promise<{ result: { id: string }[]; numFound: number; facets: unknown[] }> =>
      (await readJson(`${root}/search/TARNFELL-US/article?${query}`)) as never;
    expect((await search('query=CAFE+hut')).result).toMatchObject([
      { id: 'page-journal-first-frost', url: '/journal/first-frost', tags: [{ id: 'winter', label: 'Winter' }, { id: 'layers' }] },
    ]);
    expect((await search('query=winter')).numFound).toBe(2);
    expect(await search('query=winter&exclude=page-journal-snow-line')).toMatchObject({ numFound: 1 });
    expect(await search('tagId[]=winter&tagId[]=layers')).toMatchObject({ numFound: 1 });
    expect(await search('offset=1&limit=1')).toMatchObject({
      numFound: 3,
      result: [{ title: 'First frost' }],
      facets: [
        { id: 'winter', count: 2 },
        { id: 'layers', count: 1 },
        { id: 'summer', count: 1 },
      ],
    });
    expect(await readJson(`${root}/search/TARNFELL-CA/article?query=gelee`, { locale: 'fr_CA' })).toMatchObject({ numFound: 1 });
  });

  it('show every block of a type, including nested ones, by layout and up to the limit', async () => {
    const all = (await readJson(`${root}/showcase/TARNFELL-US/hero`)) as { result: { id: string; name: string }[]; total: number };
    expect(all.result.map(({ id }) => id)).toEqual(['home-hero', 'packs-hero', 'teaser-b', 'teaser-base']);
    expect(all.result[1]?.name).toBe('Packs');
    expect(await readJson(`${root}/showcase/TARNFELL-US/hero?layoutVariant=blockBelowHero`)).toMatchObject({
      total: 1,
      result: [{ id: 'teaser-base' }],
    });
    expect(await readJson(`${root}/showcase/TARNFELL-US/unheard-of`)).toEqual({ result: [], total: 0 });
  });

  it.each([
    ['page/TARNFELL-US/nowhere', 404, 'API404', 'No page "nowhere" on TARNFELL-US.'],
    ['page/NOBODY-US/home', 404, 'API404', 'Unknown site "NOBODY-US".'],
    ['page/tarnfell/home', 400, 'API400', 'path.siteId: must match pattern'],
    ['page/TARNFELL-US/home?locale=english', 400, 'API400', 'query.locale: must match pattern'],
    ['search/TARNFELL-US/article?limit=many', 400, 'API400', 'query.limit: must be integer'],
    ['search/TARNFELL-US/people', 400, 'API400', 'path.searchType'],
    ['showcase/TARNFELL-US/hero?limit=15', 400, 'API400', 'query.limit: must be equal to one of the allowed values: 10, 20, 50'],
  ])('rejects %s with %i', async (path, status, errorId, message) => {
    const response = await test.get(`${root}/${path}`);
    const body = (await response.json()) as { errorDetails: { errorId: string; message: string }[] };
    expect([response.status, body.errorDetails[0]?.errorId]).toEqual([status, errorId]);
    expect(body.errorDetails[0]?.message).toContain(message);
  });

  it('respond 304 to a known tag, and limit how long caches store a page', async () => {
    const first = await test.get(`${root}/page/TARNFELL-US/home`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300');
    const again = await test.get(`${root}/page/TARNFELL-US/home`, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
