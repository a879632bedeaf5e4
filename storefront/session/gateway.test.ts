import { describe, expect, it } from 'vitest';
import { handleApiCall } from './gateway.ts';
import { cartId, createTestContext, getCookies, createShopService, type Responder, type ShopService } from './testing/shop-service.ts';

const createCart: Responder = () =>
  Response.json({ id: cartId, status: 'open', totals: { totalUnits: 2 } }, { headers: { 'set-cookie': 'a=b', 'x-inner': '1' } });
const call = async (shop: ShopService, path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
  const request = new Request(`http://tarnfell.localhost/api${path}`, { ...init, headers });
  const context = createTestContext(request, shop.services);
  const response = await handleApiCall(request, context);
  return { response, context, body: await response.json().catch(() => undefined) };
};
const ours = { 'x-cairn-request': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
/** Cookie of a returning shopper. */
const storedCookies = 'cairn.rt.TARNFELL-US=refresh-token-number-0';
const item = JSON.stringify({ basketId: cartId, sku: 'TARNFELL:TFR10ARA:K3B:M::1:' });

describe('handleApiCall', () => {
  it('applies the code of a link with the next item and returns the resulting cart', async () => {
    const withCode: Responder = () =>
      Response.json({ id: cartId, status: 'open', totals: { totalUnits: 2 }, couponItems: [{ code: 'A' }] });
    const shop = createShopService({ 'POST /cart/v1/item': createCart, 'PUT /cart/v1/coupon': withCode });
    const { body, context } = await call(shop, '/cart/v1/item', { method: 'POST', body: item }, { ...ours, cookie: 'cairn.coupon=A' });
    expect(body).toMatchObject({ couponItems: [{ code: 'A' }] });
    expect(getCookies(context)['cairn.coupon']).toBe('');
  });

  it('forwards a call in the shopper’s session and stores the cart', async () => {
    let seen: Request | undefined;
    let text = '';
    const shop = createShopService({
      'POST /cart/v1/item': async (request) => {
        seen = request;
        text = await request.text();
        return createCart(request);
      },
    });
    const headers = {
      ...ours,
      cookie: 'secret=1',
      authorization: 'Bearer theirs',
      locale: 'fr_CA',
      'x-access-key': 'theirs',
      connection: 'x',
    };
    const { response, context, body } = await call(shop, '/cart/v1/item?favStoreId=7&other=1', { method: 'POST', body: item }, headers);
    expect([response.status, body]).toMatchObject([200, { id: cartId }]);
    expect(shop.requests).toEqual(['POST /token/v2/auth/token', 'POST /cart/v1/item?favStoreId=7 access-1']);
    expect(shop.locales).toEqual(['fr_CA', 'fr_CA']);
    expect(text).toBe(item);
    expect(Object.fromEntries(seen?.headers ?? [])).toMatchObject({
      siteid: 'TARNFELL-CA',
      locale: 'fr_CA',
      'x-access-key': 'key',
      'x-usid': 'usid-1',
    });
    expect(seen?.headers.has('cookie')).toBe(false);
    expect(getCookies(context)).toMatchObject({ 'cairn.cart.TARNFELL-CA': cartId, 'cairn.count.TARNFELL-CA': '2' });
  });

  it('passes on no header of the service and no token, and forbids caching', async () => {
    const shop = createShopService({ [`GET /cart/v1/cart/${cartId}`]: createCart });
    const { response, body } = await call(shop, `/cart/v1/cart/${cartId}`, {}, { cookie: storedCookies });
    expect([...response.headers.keys()].sort()).toEqual(['cache-control', 'content-type', 'x-cairn-answered-by', 'x-correlation-id']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify([body, ...response.headers])).not.toMatch(/access-1|refresh-token/);
  });

  it('resolves “current” to the stored cart', async () => {
    const shop = createShopService({ [`GET /cart/v1/cart/${cartId}`]: createCart });
    const { response } = await call(shop, '/cart/v1/cart/current', {}, { cookie: `${storedCookies}; cairn.cart.TARNFELL-US=${cartId}` });
    expect(response.status).toBe(200);
    const none = await call(shop, '/cart/v1/cart/current');
    expect([none.response.status, none.body]).toEqual([204, undefined]);
    const methods = await call(shop, '/cart/v1/cart/current/paymentMethods');
    expect([methods.response.status, methods.body]).toMatchObject([404, { errorDetails: [{ errorId: 'BSK404' }] }]);
  });

  it("sends the page's real origin to the payment partner, whatever the page sends", async () => {
    const shop = createShopService({ 'GET /cart/v1/paymentSession': () => Response.json({ sessionId: 's' }) });
    const query = new URLSearchParams({ basketId: cartId, type: 'card', shopOrigin: 'https://elsewhere.example' });
    await call(shop, `/cart/v1/paymentSession?${query}`, {}, { cookie: `${storedCookies}; cairn.cart.TARNFELL-US=${cartId}` });
    const requested = new URL(shop.requests.at(-1)?.split(' ')[1] ?? '', 'http://service.test');
    expect(requested.searchParams.getAll('shopOrigin')).toEqual(['http://tarnfell.localhost']);
  });

  it('stores the order instead of the cart once it is placed', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const shop = createShopService({
      'PUT /cart/v2/checkout/order': () => Response.json({ orderId, orderNumber: 'TF-2611-000123', status: 'finalised' }, { status: 201 }),
    });
    const key = '2c1f7f0a-9d0e-4a5b-b7a4-6f2d1c9e8a30';
    const headers = { ...ours, cookie: `cairn.cart.TARNFELL-US=${cartId}`, 'idempotency-key': key };
    const { response, context } = await call(shop, '/cart/v2/checkout/order', { method: 'PUT', body: `{"cartId":"${cartId}"}` }, headers);
    expect(response.status).toBe(201);
    const removed = { 'cairn.cart.TARNFELL-US': '', 'cairn.count.TARNFELL-US': '' };
    expect(getCookies(context)).toMatchObject({ ...removed, 'cairn.order.TARNFELL-US': orderId, 'cairn.placed.TARNFELL-US': orderId });
  });

  it('forwards errors unchanged', async () => {
    const errorDetails = [{ errorId: 'INV408', message: 'max', additionalInfo: { maxAllowedQty: 3 } }];
    const shop = createShopService({
      'POST /cart/v1/item': () => Response.json({ appId: 'b', correlationId: 'c', errorDetails }, { status: 409 }),
    });
    const { response, body } = await call(shop, '/cart/v1/item', { method: 'POST', body: item }, ours);
    expect([response.status, body]).toEqual([409, { appId: 'b', correlationId: 'c', errorDetails }]);
  });

  it.each([
    ['a token', 'POST', '/token/v2/auth/token', 404, 'API404'],
    ['a sign-in', 'POST', '/consumers-v3/auth/signin', 404, 'API404'],
    ['content', 'GET', '/publish/caas/v1/canvas/page/TARNFELL-US/home', 404, 'API404'],
    ['a path with a double slash', 'GET', `//cart/v1/cart/${cartId}`, 404, 'API404'],
    ['a path that is not decoded', 'GET', '/cart/v1/cart/%E0%A4%A', 404, 'API404'],
    ['another method', 'PATCH', '/cart/v1/item', 405, 'API405'],
  ])('does not offer %s', async (_, method, path, status, errorId) => {
    const shop = createShopService();
    const { response, body } = await call(shop, path, { method, ...(method === 'GET' ? {} : { body: '{}' }) }, ours);
    expect([response.status, body]).toMatchObject([status, { correlationId: expect.any(String), errorDetails: [{ errorId }] }]);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, DELETE');
    expect(shop.requests).toEqual([]);
  });

  it.each([
    ['without our header', { 'sec-fetch-site': 'same-origin' }],
    ['from a foreign page', { 'x-cairn-request': '1', 'sec-fetch-site': 'cross-site' }],
    ['from a foreign origin', { 'x-cairn-request': '1', origin: 'https://elsewhere.example' }],
  ])('rejects a change %s', async (_, headers) => {
    const shop = createShopService({ 'POST /cart/v1/item': createCart });
    const { response, body } = await call(shop, '/cart/v1/item', { method: 'POST', body: item }, headers);
    expect(response.status).toBe(403);
    expect(body).not.toHaveProperty('appId');
    expect(shop.requests).toEqual([]);
  });

  it("responds with the contract's error format if the service fails or sends no JSON", async () => {
    const away = createShopService({ 'GET /products/v2/catalog': () => Promise.reject(new TypeError('fetch failed')) });
    expect((await call(away, '/products/v2/catalog')).response.status).toBe(502);
    expect(away.logged).toHaveLength(1);
    const html = createShopService({
      'GET /products/v2/catalog': () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } }),
    });
    expect(await call(html, '/products/v2/catalog')).toMatchObject({ body: { errorDetails: [{ errorId: 'GEN500' }] } });
  });
});

describe('handleApiCall without a session', () => {
  it.each([
    ['a cart', `/cart/v1/cart/${cartId}`, 404, 'BSK404'],
    ['an order', `/consumers-v3/consumer/purchase/${cartId}`, 404, 'OHS4004'],
  ])('responds with 404 for %s and creates no guest', async (_, path, status, errorId) => {
    const shop = createShopService();
    const { response, context, body } = await call(shop, path);
    expect([response.status, body]).toMatchObject([status, { correlationId: expect.any(String), errorDetails: [{ errorId }] }]);
    expect(shop.requests).toEqual([]);
    expect(getCookies(context)).toEqual({});
  });

  it('creates no guest for a read with an invalid refresh token', async () => {
    const shop = createShopService();
    const { response } = await call(shop, `/cart/v1/cart/${cartId}`, {}, { cookie: 'cairn.rt.TARNFELL-US=used-up-refresh-token' });
    expect(response.status).toBe(404);
    expect(shop.requests).toEqual(['POST /token/v2/auth/token']);
  });
});

describe('handleApiCall with a rate limit', () => {
  it("forwards 429 and Retry-After of any service in the contract's error format", async () => {
    const createTooManyError = () =>
      Response.json({ appId: 'b', errorDetails: [{ errorId: 'API429', message: 'm' }] }, { status: 429, headers: { 'retry-after': '7' } });
    for (const rejecting of ['token', 'POST /cart/v1/item']) {
      const shop = createShopService({ [rejecting]: createTooManyError });
      const { response, body } = await call(shop, '/cart/v1/item', { method: 'POST', body: item }, ours);
      expect([response.status, response.headers.get('retry-after'), body]).toMatchObject([
        429,
        '7',
        { errorDetails: [{ errorId: 'API429' }] },
      ]);
      expect(shop.logged).toEqual([]);
    }
  });

  it('responds with 503 and Retry-After while no token can be issued', async () => {
    const createUnavailableError = () =>
      Response.json({ appId: 'b', errorDetails: [{ errorId: 'GEN500', message: 'm' }] }, { status: 503, headers: { 'retry-after': '4' } });
    const shop = createShopService({ token: createUnavailableError });
    const { response, body } = await call(shop, '/cart/v1/item', { method: 'POST', body: item }, ours);
    expect([response.status, response.headers.get('retry-after'), body]).toMatchObject([
      503,
      '4',
      { errorDetails: [{ errorId: 'GEN500' }] },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("sends the visitor's address", async () => {
    const addresses: (string | null)[] = [];
    const shop = createShopService({
      'POST /cart/v1/item': (request) => {
        addresses.push(request.headers.get('x-forwarded-for'));
        return createCart(request);
      },
    });
    await call(shop, '/cart/v1/item', { method: 'POST', body: item }, { ...ours, 'x-forwarded-for': '203.0.113.7' });
    expect(addresses).toEqual(['203.0.113.7']);
  });
});

describe('handleApiCall with a request that its page has aborted', () => {
  it('logs information and no failure of the service', async () => {
    const controller = new AbortController();
    const shop = createShopService({
      'GET /products/v2/catalog': () => {
        controller.abort();
        return new Promise(() => undefined);
      },
    });
    const { log } = shop.services;
    const logged: string[] = [];
    const services = {
      ...shop.services,
      log: {
        ...log,
        info: (sentence: string) => void logged.push(sentence),
        error: (sentence: string) => void logged.push(`error: ${sentence}`),
      },
    };
    const request = new Request('http://tarnfell.localhost/api/products/v2/catalog', { signal: controller.signal });
    const response = await handleApiCall(request, createTestContext(request, services));
    expect([response.status, logged]).toEqual([499, ['[cairn] [gateway] getCatalog was aborted by the client']]);
  });
});
