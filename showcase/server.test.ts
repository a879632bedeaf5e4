import { describe, expect, it } from 'vitest';
import { openPreviewAccess } from '#engine/preview-access.ts';
import { createSettings } from '#settings/create-settings.ts';
import { sandboxAddresses } from '#settings/sandbox-addresses.ts';
import { createShowcase } from './server.tsx';

const partnersOrigin = 'http://partners.test';
const article = { id: 'first-frost', title: 'First frost', url: '/first-frost', tags: [{ id: 'know-how', label: 'Know-how' }] };
const grid = { type: 'article-grid', id: 'grid', title: 'Stories', gridSize: 3, rows: 2 };
const asked: URL[] = [];

/** A content service with one block and one article. */
const content = {
  origin: 'http://content.test',
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url));
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
    editorOrigins: [],
    scripts: [],
    settings: createSettings(undefined, undefined, sandboxAddresses(partnersOrigin)),
    log: { error: (sentence, data) => expect.unreachable(`${sentence} ${JSON.stringify(data)}`) },
  });

describe('the showcase', () => {
  it('shows lists of articles with their articles, which stand where the shop has them', async () => {
    const { fetch } = await openShowcase();
    const html = await (await fetch(new Request('http://shop.test/showcase?docType=article-grid'))).text();
    expect(html).toContain('First frost');
    expect(html).toContain('/fr-ca/articles/first-frost');
    expect(asked.at(-1)?.searchParams.get('limit')).toBe('6');
  });

  it.each([
    ['fr-ca', '<html lang="fr">'],
    ['ar-ae', '<html lang="ar" dir="rtl">'],
  ])('says in %s which language its blocks are in, and where its text runs to the left', async (locale, opening) => {
    const { fetch } = await openShowcase(locale);
    expect(await (await fetch(new Request('http://shop.test/showcase?docType=article-grid'))).text()).toContain(opening);
  });

  it('searches them for the brand and locale that it shows', async () => {
    const { fetch } = await openShowcase();
    const answer = await fetch(
      new Request('http://shop.test/showcase/articles?brand=tarnfell&locale=fr-ca&query=frost&tagId=know-how&offset=0&limit=3'),
    );
    expect(await answer.json()).toMatchObject({ result: [{ title: 'First frost', url: '/articles/first-frost' }], numFound: 1 });
    expect(asked.at(-1)?.pathname).toContain('TARNFELL-CA');
    expect(asked.at(-1)?.searchParams.getAll('tagId[]')).toEqual(['know-how']);
  });

  it('lets galleries and players in, as the shop does', async () => {
    const { fetch } = await openShowcase();
    const answer = await fetch(new Request('http://shop.test/showcase?docType=article-grid'));
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const directive of ['img-src', 'connect-src', 'frame-src'])
      expect(policy.split('; ').find((one) => one.startsWith(directive))).toContain('partners.test');
  });
});
