import { describe, expect, it } from 'vitest';
import { openPreviewAccess } from '#engine/preview-access.ts';
import { createSettings } from '#settings/create-settings.ts';
import { getSandboxUrls } from '#settings/sandbox-addresses.ts';
import { createShowcase } from './server.tsx';
import { createContractPorts } from './testing/contract-ports.ts';

const partnersOrigin = 'http://partners.test';
const article = { id: 'first-frost', title: 'First frost', url: '/first-frost', tags: [{ id: 'know-how', label: 'Know-how' }] };
const grid = { type: 'article-grid', id: 'grid', title: 'Stories', gridSize: 3, rows: 2 };
const requests: URL[] = [];

/** A content service with one block and one article. */
const content = {
  origin: 'http://content.test',
  fetch: async ({ url }: Request) => {
    requests.push(new URL(url));
    const found = { result: [article], facets: [], numFound: 1 };
    const block = { result: [{ id: 'grid', name: 'Grid', block: grid }], total: 1, docType: 'article-grid' };
    return Response.json(url.includes('/search/') ? found : block);
  },
};

const openShowcase = (locale = 'fr-ca') =>
  createShowcase({
    content,
    personalization: { origin: 'http://decide.test', fetch: async () => new Response(null, { status: 500 }) },
    accessKey: 'key',
    partnersOrigin,
    previewAccess: openPreviewAccess,
    sites: {
      defaultBrand: 'tarnfell',
      brands: [{ id: 'tarnfell', name: 'Tarnfell', locales: [locale], defaultLocale: locale }],
      locales: [{ path: locale, region: 'NORA', currency: 'CAD' }],
    },
    brandOfHost: (host) => (host.startsWith('solvane.') ? 'solvane' : 'tarnfell'),
    editorOrigins: [],
    contract: createContractPorts().ports,
    scripts: [],
    settings: createSettings(undefined, undefined, getSandboxUrls(partnersOrigin)),
    log: { error: (sentence, data) => expect.unreachable(`${sentence} ${JSON.stringify(data)}`) },
  });

describe('the showcase', () => {
  it("shows lists of articles with their articles, in the shop's position", async () => {
    const { fetch } = await openShowcase();
    const html = await (await fetch(new Request('http://shop.test/showcase?docType=article-grid'))).text();
    expect(html).toContain('First frost');
    expect(html).toContain('/fr-ca/articles/first-frost');
    expect(requests.at(-1)?.searchParams.get('limit')).toBe('6');
  });

  it.each([
    ['fr-ca', '<html lang="fr">'],
    ['ar-ae', '<html lang="ar" dir="rtl">'],
  ])('says in %s which language its blocks are in, and where its text runs to the left', async (locale, opening) => {
    const { fetch } = await openShowcase(locale);
    expect(await (await fetch(new Request('http://shop.test/showcase?docType=article-grid'))).text()).toContain(opening);
  });

  it('searches articles for the brand and locale that it shows', async () => {
    const { fetch } = await openShowcase();
    const response = await fetch(
      new Request('http://shop.test/showcase/articles?brand=tarnfell&locale=fr-ca&query=frost&tagId=know-how&offset=0&limit=3'),
    );
    expect(await response.json()).toMatchObject({ result: [{ title: 'First frost', url: '/articles/first-frost' }], numFound: 1 });
    expect(requests.at(-1)?.pathname).toContain('TARNFELL-CA');
    expect(requests.at(-1)?.searchParams.getAll('tagId[]')).toEqual(['know-how']);
  });

  it('allows galleries and players in its content policy, as the shop does', async () => {
    const { fetch } = await openShowcase();
    const response = await fetch(new Request('http://shop.test/showcase?docType=article-grid'));
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const directive of ['img-src', 'connect-src', 'frame-src'])
      expect(policy.split('; ').find((one) => one.startsWith(directive))).toContain('partners.test');
  });
});

/** The showcase with a content service that has one block. */
async function show(block: object, query = '', host = 'shop.test'): Promise<string> {
  const showcase = await createShowcase({
    content: { origin: 'http://content.test', fetch: async () => Response.json({ result: [{ id: 'one', name: 'One', block }], total: 1 }) },
    personalization: { origin: 'http://decide.test', fetch: async () => new Response(null, { status: 500 }) },
    accessKey: 'key',
    partnersOrigin,
    previewAccess: openPreviewAccess,
    sites: {
      defaultBrand: 'tarnfell',
      brands: ['tarnfell', 'solvane'].map((id) => ({ id, name: id, locales: ['en-us'], defaultLocale: 'en-us' })),
      locales: [{ path: 'en-us', region: 'NORA', currency: 'USD' }],
    },
    brandOfHost: (name) => (name.startsWith('solvane.') ? 'solvane' : 'tarnfell'),
    editorOrigins: [],
    contract: createContractPorts().ports,
    scripts: [],
    settings: createSettings(undefined, undefined, getSandboxUrls(partnersOrigin)),
    log: { error: () => undefined },
  });
  const response = await showcase.fetch(new Request(`http://${host}/showcase?docType=any&${query}`));
  return (await response.text()).replace(/<script type="application\/json"[\s\S]*/, '');
}

const createText = (id: string, more: object = {}) => ({ type: 'rich-text', id, richText: `<p>Shown: ${id}</p>`, ...more });
const experience = {
  type: 'experience',
  id: 'test',
  experienceId: 'summer',
  baselines: [createText('baseline')],
  variants: [{ name: 'B-Lake', variantId: 'b', targets: [createText('lake')] }],
};
const segmentation = {
  type: 'segmentation',
  id: 'audience',
  segments: [{ id: 'cart-not-empty', targets: [createText('full-cart')] }],
  baselines: [createText('anybody')],
};

describe('the showcase for a given visitor', () => {
  it('shows the variant that the test context forces, and why', async () => {
    expect(await show(experience)).toContain('Shown: baseline');
    const html = await show(experience, 'p13n_testcontext=summer:B');
    expect([html.includes('Shown: lake'), html.includes('Shown: baseline')]).toEqual([true, false]);
    expect(html).toContain('The test context forces &quot;B&quot; for experience summer.');
  });

  it('shows the audience that the query selects, or that the test context forces', async () => {
    expect(await show(segmentation)).toContain('Shown: anybody');
    expect(await show(segmentation, 'audiences=loggedin,cart-not-empty')).toContain('Shown: full-cart');
    expect(await show(segmentation, `p13n_testcontext=${encodeURIComponent('{"segment":"cart-not-empty"}')}`)).toContain(
      'Shown: full-cart',
    );
  });

  it('shows the brand of the host unless the query names another', async () => {
    expect(await show(createText('a'), '', 'solvane.localhost')).toContain('/media/solvane/');
    expect(await show(createText('a'), 'brand=tarnfell', 'solvane.localhost')).toContain('/media/tarnfell/');
  });

  it('explains at which widths a block is hidden', async () => {
    const html = await show(createText('promo', { hideOnBreakpoint: ['sm', 'md'] }));
    expect(html).toMatch(/data-at="sm"[^>]*>rich-text #promo is hidden at this width: hideOnBreakpoint lists sm \(below 600 px\)\./);
    expect(html).toContain('data-at="md"');
    expect(html).not.toContain('data-at="lg"');
  });

  it('explains a block that has nothing to show', async () => {
    const filter = { type: 'filter-by', id: 'f', variant: 'bySku', filterBy: ['a'], operator: 'IN', components: [createText('filtered')] };
    const html = await show(filter);
    expect(html).not.toContain('Shown: filtered');
    expect(html).toContain('There is nothing to show, so visitors do not see this block.');
  });
});
