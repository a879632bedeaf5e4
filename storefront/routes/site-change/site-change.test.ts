import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext } from '../../request/router-context.ts';
import { createTestContext, respondWithError, createShopService, type Responder } from '../../session/testing/shop-service.ts';
import { createRouteArgs } from '../testing/route-args.ts';
import { action } from './route.ts';

/** Paths of the German site's products and categories, by id. */
const german: Readonly<Record<string, string>> = { 1000: '/c/jacken-1000', TFR10ARA: '/p/gratjacke-TFR10ARA' };
const american: Readonly<Record<string, string>> = {
  ...german,
  1000: '/c/jackets-1000',
  1010: '/c/rain-jackets-1010',
  TFR10ARA: '/p/ridgeline-shell-TFR10ARA',
  TFR10ARX: '/p/cinder-shell-TFR10ARX',
};

const getPath = (request: Request, id: string): string | undefined =>
  (request.headers.get('siteid') === 'TARNFELL-DE' ? german : american)[id];

const createCategory: Responder = (request) => {
  const id = new URL(request.url).searchParams.get('filters')?.replace('cgid=', '') ?? '';
  const url = getPath(request, id);
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    ...(id === '1010' ? [{ label: 'Jackets', url: '/c/jackets-1000' }] : []),
    { label: id },
  ];
  return url === undefined ? respondWithError(404, 'API404') : Response.json({ total: 1, category: { id, name: id, url }, breadcrumbs });
};
const createProduct =
  (id: string): Responder =>
  (request) => {
    const pageUrl = getPath(request, id);
    const details = { id, masterId: id, pageUrl, breadcrumbs: [], categoryIds: ['1000', '1010'], variants: [] };
    return pageUrl === undefined ? respondWithError(404, 'API404') : Response.json(details);
  };

async function changeTo(locale: string, from: string): Promise<Response> {
  const { services } = createShopService({
    'GET /products/v2/catalog': createCategory,
    ...Object.fromEntries(['TFR10ARA', 'TFR10ARX'].map((id) => [`GET /products/v2/products/${id}/details`, createProduct(id)])),
  });
  const request = new Request(`http://tarnfell.localhost/${locale}/change-site`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ from })),
  });
  const router = new RouterContextProvider();
  router.set(requestContext, createTestContext(request, { ...services, now: () => new Date(0) }));
  return action(createRouteArgs(request, router));
}

describe('site change', () => {
  it.each([
    ['a product that the site has', '/en-us/p/ridgeline-shell-TFR10ARA?a=1', '/de-de/p/ridgeline-shell-TFR10ARA'],
    ['a category that the site has', '/en-us/c/jackets-1000?page=2', '/de-de/c/jackets-1000'],
    ['a product that it does not have', '/en-us/p/cinder-shell-TFR10ARX', '/de-de/c/jacken-1000'],
    ['a category that it does not have', '/en-us/c/rain-jackets-1010', '/de-de/c/jacken-1000'],
    ['a product that no site has', '/en-us/p/nothing-TFR10ARZ', '/de-de'],
    ['a search', '/en-us/search?q=shell', '/de-de/search?q=shell'],
    ['the cart', '/en-us/cart', '/de-de/cart'],
    ['the home page', '/en-us', '/de-de'],
    ['the choice itself', '/en-us/location-selector', '/de-de'],
    ['another origin', '//elsewhere.example/en-us', '/de-de'],
    ['nothing', '', '/de-de'],
  ])('redirects from %s (%s) to %s', async (_, from, to) => {
    const response = await changeTo('de-de', from);
    expect([response.status, response.headers.get('location')]).toEqual([303, to]);
  });
});
