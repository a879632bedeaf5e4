import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleStore } from '#commerce/stores/stores.fixtures.ts';
import { requestContext } from '../request/router-context.ts';
import {
  cartId,
  createTestContext,
  respondWithError,
  createShopService,
  type Responder,
  type ShopService,
} from '../session/testing/shop-service.ts';
import { action, loader } from './my-store.ts';
import { createRouteArgs } from './testing/route-args.ts';

const respondKnown: Responder = async (request) => {
  const { by } = (await request.json()) as { readonly by: { readonly storeIds: readonly string[] } };
  const stores = [sampleStore(), sampleStore({ id: 'TF-VAN-01', country: 'CA' })].filter(({ id }) => by.storeIds.includes(id));
  return stores.length > 0 ? Response.json({ total: 1, stores }) : respondWithError(404, 'STR404');
};
const createShop = (responses: Readonly<Record<string, Responder>> = {}): ShopService => {
  const created = createShopService({ 'POST /stores/v1/search': respondKnown, ...responses });
  return { ...created, services: { ...created.services, now: () => new Date('2026-11-25T18:00:00Z') } };
};

function open(service: ShopService, request: Request) {
  const router = new RouterContextProvider();
  const context = createTestContext(request, service.services);
  router.set(requestContext, context);
  return { context, args: createRouteArgs(request, router) };
}

async function send(service: ShopService, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request('http://tarnfell.localhost/en-us/my-store', { method: 'POST', body: new URLSearchParams(fields), headers });
  const { context, args } = open(service, request);
  return { response: await action(args), cookies: context.responseCookies.entries() };
}

const read = (path: string, cookie = '', service = createShop()): Promise<Response> =>
  loader(open(service, new Request(`http://tarnfell.localhost${path}`, { headers: { cookie } })).args);
const cookie = 'cairn.store.TARNFELL-US=TF-DEN-01';

describe('form that chooses a store', () => {
  it('stores the choice and redirects to its page', async () => {
    const { response, cookies } = await send(createShop(), { storeId: 'TF-DEN-01', from: '/en-us/store-locator?place=Denver' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us/store-locator?place=Denver&store=becameMine']);
    expect(cookies).toEqual([expect.stringMatching(/^cairn\.store\.TARNFELL-US=TF-DEN-01; Max-Age=34560000; Path=\/; SameSite=Lax$/)]);
  });

  it('forgets the store', async () => {
    const { response, cookies } = await send(createShop(), { storeId: '', from: '/en-us/stores/TF-DEN-01' }, { cookie });
    expect(response.headers.get('location')).toBe('/en-us/stores/TF-DEN-01?store=noLongerMine');
    expect(cookies).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  it.each(['TF-XXX-99', 'TF-VAN-01', 'x'.repeat(50)])('does not store %s, which is not on the site', async (storeId) => {
    const { response, cookies } = await send(createShop(), { storeId });
    expect([response.headers.get('location'), cookies]).toEqual(['/en-us/store-locator?store=unknownStore', []]);
  });

  it.each(['https://evil.example/', '//evil.example/en-us', '/fr-ca/cart', ''])('redirects to no other site: %s', async (from) => {
    const { response } = await send(createShop(), { storeId: 'TF-DEN-01', from });
    expect(response.headers.get('location')).toBe('/en-us/store-locator?store=becameMine');
  });

  it('opens the dialog for cart items that are collected at another store', async () => {
    const createCart: Responder = () =>
      Response.json({
        id: cartId,
        items: [{ id: '1', shippingId: 'pickup' }],
        shippingMethods: [{ shippingId: 'pickup', code: 'pickup', storeInfo: { id: 'TF-BLD-01', storeInventory: 1 } }],
        totals: { totalUnits: 1 },
      });
    const service = createShop({ [`GET /cart/v1/cart/${cartId}`]: createCart });
    service.good.add('access-0');
    const withCart = `cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`;
    const { response } = await send(service, { storeId: 'TF-DEN-01' }, { cookie: withCart });
    expect(response.headers.get('location')).toBe('/en-us/store-locator?store=becameMine#modal-store-changed');
    const { response: data } = await send(service, { storeId: 'TF-DEN-01' }, { cookie: withCart, accept: 'application/json' });
    expect(await data.json()).toEqual({ result: 'becameMine', hasRows: true });
  });
});

describe('data of the chosen store', () => {
  it('describes the store, and is empty without one', async () => {
    expect(await (await read('/en-us/my-store', cookie)).json()).toMatchObject({
      id: 'TF-DEN-01',
      opening: { change: 'closes at 8:00 PM' },
    });
    const none = await read('/en-us/my-store');
    expect([none.status, none.headers.get('cache-control')]).toEqual([204, 'no-store']);
  });

  it('is empty if the service does not respond', async () => {
    const service = createShop({ 'POST /stores/v1/search': () => respondWithError(500, 'GEN500') });
    expect((await read('/en-us/my-store', cookie, service)).status).toBe(204);
    expect(service.logged.length).toBeGreaterThan(0);
  });

  it('narrows a listing to the store, or links to the store locator', async () => {
    const listing = encodeURIComponent('/en-us/c/jackets-2000?filter.color=ember&page=2');
    const to = async (sent?: string) => (await read(`/en-us/my-store?listing=${listing}`, sent)).headers.get('location');
    expect(await to(cookie)).toBe('/en-us/c/jackets-2000?filter.color=ember&filter.store=TF-DEN-01');
    expect(await to()).toBe('/en-us/store-locator');
  });
});
