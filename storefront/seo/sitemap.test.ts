import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import type { Services } from '../services/services.ts';
import { createTestContext, createShopService, type Responder } from '../session/testing/shop-service.ts';
import { renderSitemap } from './sitemap.ts';

const total = 50;
const categories: Readonly<Record<string, readonly string[]>> = { '2000': ['2010'], '2010': [] };

/** Fifty products and a category with one subcategory; names depend on the language. */
const createCatalog: Responder = (request) => {
  const { searchParams } = new URL(request.url);
  const language = (request.headers.get('locale') ?? '').slice(0, 2);
  const getUrl = (id: string): string => `/c/${language}-name-${id}`;
  const id = /cgid=(\d+)/.exec(searchParams.get('filters') ?? '')?.[1];
  const [start, count] = [Number(searchParams.get('start') ?? 0), Number(searchParams.get('count'))];
  const numbers = Array.from({ length: Math.min(count, total - start) }, (_, index) => start + index);
  return Response.json({
    total,
    products: numbers.map((number) => ({ masterId: `STYLE${number}`, pageUrl: `/p/${language}-name-STYLE${number}` })),
    facets: [{ id: 'category', kind: 'category', values: [{ value: '2000' }] }],
    ...(id
      ? {
          category: { id, url: getUrl(id), children: (categories[id] ?? []).map((child) => ({ id: child, url: getUrl(child), count: 3 })) },
        }
      : {}),
  });
};

/** Two sets on two pages. */
const createSets: Responder = (request) => {
  const after = new URL(request.url).searchParams.get('after');
  const id = after === null ? 'S100101' : 'S100102';
  return Response.json({
    productSets: [{ id, pageUrl: `/s/${(request.headers.get('locale') ?? '').slice(0, 2)}-name-${id}` }],
    ...(after === null && { next: id }),
  });
};

/** A store in each country. */
const createStores: Responder = (request) => {
  const country = (request.headers.get('siteid') ?? '').split('-')[1];
  return Response.json({ stores: [{ id: `TF-${country}-01`, name: 'Tarnfell', city: 'Town' }] });
};

function createShop(response: Responder) {
  const service = createShopService({
    'GET /products/v2/catalog': response,
    'GET /products/v2/productSets': createSets,
    'GET /consumers-v3/utilities/stores': createStores,
  });
  const content = { origin: 'http://content.test', fetch: async () => Response.json({ result: [], numFound: 0, facets: [] }) };
  const services: Services = { ...service.services, content, now: () => new Date(0) };
  return { ...service, services };
}

const createContext = (services: Services, query = '') =>
  createTestContext(new Request(`http://localhost:4000/sitemap.xml${query}`), services);
const readXml = async (services: Services): Promise<string> => (await renderSitemap(createContext(services))) ?? '';

const getLocations = (xml: string): readonly string[] => findByTag(xml, 'loc').map(({ text }) => new URL(text).pathname);

describe('renderSitemap', () => {
  it('lists every product, category, set and store of each locale, with its addresses in the others', async () => {
    const xml = await readXml(createShop(createCatalog).services);
    const places = getLocations(xml);
    expect(places).toContain('/en-us/c/en-name-2010');
    expect(places).toContain('/fr-ca/c/fr-name-2000');
    expect(places.filter((path) => path.startsWith('/de-de/s/'))).toEqual(['/de-de/s/de-name-S100101', '/de-de/s/de-name-S100102']);
    expect(places.filter((path) => path.includes('/stores/TF-CA-01'))).toEqual(['/en-ca/stores/TF-CA-01', '/fr-ca/stores/TF-CA-01']);
    expect(places.filter((path) => path.startsWith('/de-de/p/'))).toHaveLength(total);
    const product = findByTag(xml, 'url').find(({ children: [place] }) => place?.text.endsWith('/en-us/p/en-name-STYLE49'));
    const alternates = product?.children.slice(1).map(({ attributes: { hreflang, href } }) => [hreflang, href]);
    expect(alternates).toContainEqual(['de-DE', 'http://localhost:4000/de-de/p/de-name-STYLE49']);
    expect(alternates).toContainEqual(['x-default', 'http://localhost:4000/en-us/p/en-name-STYLE49']);
    const home = findByTag(xml, 'url').find(({ children: [place] }) => place?.text === 'http://localhost:4000/en-us');
    expect(home?.children.map(({ attributes }) => attributes.href)).toContain('http://localhost:4000/');
  });

  it('becomes an index of parts if it is too long for one file, and loses nothing', async () => {
    const { services } = createShop(createCatalog);
    const whole = getLocations(await readXml(services));
    const parts = findByTag((await renderSitemap(createContext(services), 100)) ?? '', 'loc').map(({ text }) => new URL(text));
    expect(parts).toHaveLength(Math.ceil(whole.length / 100));
    const listed = await Promise.all(
      parts.map(async ({ search }) => getLocations((await renderSitemap(createContext(services, search), 100)) ?? '')),
    );
    expect(Math.max(...listed.map(({ length }) => length))).toBe(100);
    expect(listed.flat()).toEqual(whole);
    for (const none of ['?part=0', `?part=${parts.length + 1}`, '?part=x'])
      expect(await renderSitemap(createContext(services, none), 100)).toBeNull();
  });

  it('loads the catalog once for several requests', async () => {
    const { services, requests } = createShop(createCatalog);
    await renderSitemap(createContext(services));
    const before = requests.length;
    await renderSitemap(createContext(services));
    expect(requests).toHaveLength(before);
  });

  it('omits a catalog that fails to load, and loads it again next time', async () => {
    let isBroken = true;
    const { services, logged } = createShop((request) => (isBroken ? Response.json({}, { status: 503 }) : createCatalog(request)));
    expect(getLocations(await readXml(services))).toContain('/en-us');
    expect(logged.join()).toContain('left out');
    isBroken = false;
    expect(getLocations(await readXml(services))).toContain('/en-us/p/en-name-STYLE0');
  });
});
