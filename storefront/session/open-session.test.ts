import type { ShopperSession } from '../request/shopper-session.ts';
import { parseSetCookie } from 'cookie';
import { createResponseCookies } from '../request/response-cookies.ts';
import { describe, expect, it } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { getCart as getCartCall } from '#generated/calls/get-cart.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { createSessionCookies, readSession } from './session-cookies.ts';
import {
  cartId,
  createShopService,
  createTestContext,
  customerId,
  getCookies,
  respondWithError,
  type Responder,
} from './testing/shop-service.ts';

const visit = (cookie = '', url = 'http://tarnfell.localhost/en-us/cart') => new Request(url, { headers: { cookie } });
/** Cookie of a returning shopper; reads alone create no session. */
const storedCookies = 'cairn.rt.TARNFELL-US=refresh-token-number-0';
const signedIn = `cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.customer.TARNFELL-US=${customerId}`;
const buildCart: Responder = () => Response.json({ id: cartId, status: 'open', totals: { totalUnits: 3 } });
const path = `/cart/v1/cart/${cartId}`;
const getCart = ({ calls }: ShopperSession) => getCartCall(calls, { basketId: cartId });
const readDetails = ({ calls }: ShopperSession) => getProductDetails(calls, { productId: 'TFR10ARA' });

describe('shopper session', () => {
  it('requests no token while the shopper browses', async () => {
    const { services, requests, locales } = createShopService({
      'GET /products/v2/products/TFR10ARA/details': () => Response.json({ id: 'TFR10ARA' }),
    });
    const context = createTestContext(visit(), services);
    await readDetails(context.session);
    expect(requests).toEqual(['GET /products/v2/products/TFR10ARA/details']);
    expect(locales).toEqual(['en_US']);
    expect(context.responseCookies.entries()).toEqual([]);
  });

  it.each([
    ['no token of a guest', 'cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0', ['GET']],
    ['the token of a signed-in customer', `cairn.at.TARNFELL-US=access-0; ${signedIn}`, ['GET access-0']],
    ['a new token of a signed-in customer', signedIn, ['POST', 'GET access-1']],
    ['no token if the session has ended', signedIn.replace('refresh-token-number-0', 'used-up-refresh-token'), ['POST', 'GET']],
  ])('sends calls with an optional token with %s', async (_, cookies, expected) => {
    const { services, requests } = createShopService({
      'GET /products/v2/products/TFR10ARA/details': () => Response.json({ id: 'TFR10ARA' }),
    });
    await readDetails(createTestContext(visit(cookies), services).session);
    expect(requests.map((line) => line.replace(/ \/\S+/, ''))).toEqual(expected);
  });

  it('shares one token among parallel calls, and stores it and the cart in cookies', async () => {
    const { services, requests } = createShopService({ [`GET ${path}`]: buildCart });
    const context = createTestContext(visit(storedCookies), services);
    await Promise.all([getCart(context.session), getCart(context.session)]);
    expect(requests).toEqual(['POST /token/v2/auth/token', `GET ${path} access-1`, `GET ${path} access-1`]);
    expect(getCookies(context)).toEqual({
      'cairn.at.TARNFELL-US': 'access-1',
      'cairn.rt.TARNFELL-US': 'refresh-token-number-1',
      'cairn.usid.TARNFELL-US': 'usid-1',
      'cairn.cart.TARNFELL-US': cartId,
      'cairn.count.TARNFELL-US': '3',
    });
    for (const entry of context.responseCookies.entries())
      expect(parseSetCookie(entry)).toMatchObject({ path: '/', sameSite: 'lax', httpOnly: true, maxAge: expect.any(Number) });
    expect(context.session).toMatchObject({ cartId, cartCount: 3 });
  });

  it('renews a rejected token once and repeats the call', async () => {
    const { services, requests } = createShopService({ [`GET ${path}`]: buildCart });
    await getCart(createTestContext(visit('cairn.at.TARNFELL-US=old; cairn.rt.TARNFELL-US=refresh-token-number-0'), services).session);
    expect(requests).toEqual([`GET ${path} old`, 'POST /token/v2/auth/token', `GET ${path} access-1`]);
  });

  it('renews once for parallel requests of one browser', async () => {
    const { services, requests: requested } = createShopService({ [`GET ${path}`]: buildCart });
    const requests = [1, 2].map(() => createTestContext(visit('cairn.rt.TARNFELL-US=refresh-token-number-0'), services));
    await Promise.all(requests.map((context) => getCart(context.session)));
    expect(requested.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(requests.map((context) => getCookies(context)['cairn.rt.TARNFELL-US'])).toEqual([
      'refresh-token-number-1',
      'refresh-token-number-1',
    ]);
  });

  it('becomes a new guest without a cart if the refresh token is invalid', async () => {
    const { services } = createShopService({ 'POST /cart/v1/cart': () => respondWithError(500, 'GEN500') });
    const context = createTestContext(
      visit(`cairn.rt.TARNFELL-US=used-up-refresh-token; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=2`),
      services,
    );
    const session = context.session;
    expect(session.cartCount).toBe(2);
    await createCart(session.calls).catch(() => undefined);
    expect(session.cartId).toBeUndefined();
    expect(getCookies(context)).toMatchObject({ 'cairn.at.TARNFELL-US': 'access-1', 'cairn.cart.TARNFELL-US': '' });
  });

  it('becomes a new guest if the service rejects the format of the refresh token', async () => {
    const readToken: Responder = async (request) => {
      const { refreshToken } = (await request.json()) as { refreshToken?: string };
      if (refreshToken !== undefined) return respondWithError(400, 'API400');
      const lives = { expiresIn: 1800, refreshExpiresIn: 2_592_000 };
      return Response.json({ accessToken: 'access-1', refreshToken: 'refresh-token-number-1', usid: 'usid-1', ...lives });
    };
    const { services, good } = createShopService({ token: readToken, 'POST /cart/v1/cart': buildCart });
    good.add('access-1');
    const context = createTestContext(visit(`cairn.rt.TARNFELL-US=an-odd-token-of-somebodys; cairn.cart.TARNFELL-US=${cartId}`), services);
    await createCart(context.session.calls);
    expect(getCookies(context)).toMatchObject({ 'cairn.rt.TARNFELL-US': 'refresh-token-number-1' });
  });

  it.each(['short', 'x'.repeat(4000), '%00%0d%0a', '😀'.repeat(30), ' ', '=', '"quoted"'])(
    'becomes a new guest with the malformed refresh token %j',
    async (odd) => {
      const { services, requests } = createShopService({ 'POST /cart/v1/cart': buildCart });
      await createCart(createTestContext(visit(`cairn.rt.TARNFELL-US=${encodeURIComponent(odd)}`), services).session.calls);
      expect(requests).toEqual(['POST /token/v2/auth/token', 'POST /cart/v1/cart access-1']);
    },
  );

  it('restores the cart of an order that is canceled', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const { services } = createShopService({
      [`GET /consumers-v3/consumer/purchase/${orderId}`]: () => Response.json({ orderId, status: 'cancelled', totals: { totalUnits: 2 } }),
    });
    const context = createTestContext(
      visit(`${storedCookies}; cairn.order.TARNFELL-US=${orderId}; cairn.ordered.TARNFELL-US=${cartId}`),
      services,
    );
    await getOrder(context.session.calls, { orderId });
    expect(getCookies(context)).toMatchObject({ 'cairn.cart.TARNFELL-US': cartId, 'cairn.ordered.TARNFELL-US': '' });
    expect(context.session).toMatchObject({ cartId, cartCount: 2 });
  });

  it('forgets the order together with the customer, because a new guest cannot read it', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const order = `cairn.order.TARNFELL-US=${orderId}; cairn.placed.TARNFELL-US=${orderId}`;
    const stranger = createTestContext(visit(`cairn.rt.TARNFELL-US=used-up-refresh-token; ${order}`), createShopService().services).session;
    await createCart(stranger.calls).catch(() => undefined);
    expect(stranger).toMatchObject({ orderId: undefined, placedOrderId: undefined });

    const { services, good } = createShopService({ [`GET ${path}`]: () => respondWithError(403, 'AUT498') });
    good.add('ghost');
    const context = createTestContext(visit(`cairn.at.TARNFELL-US=ghost; ${order}`), services);
    await getCart(context.session).catch(() => undefined);
    expect(context.session.orderId).toBeUndefined();
    expect(getCookies(context)).toMatchObject({ 'cairn.order.TARNFELL-US': '', 'cairn.placed.TARNFELL-US': '' });
  });

  it('forgets tokens and cart of an invalid customer', async () => {
    const { services, good } = createShopService({ [`GET ${path}`]: () => respondWithError(403, 'AUT498') });
    good.add('ghost');
    const context = createTestContext(visit(`cairn.at.TARNFELL-US=ghost; cairn.cart.TARNFELL-US=${cartId}`), services);
    await expect(getCart(context.session)).rejects.toMatchObject({ errorId: 'AUT498' });
    expect(getCookies(context)).toMatchObject({ 'cairn.at.TARNFELL-US': '', 'cairn.rt.TARNFELL-US': '', 'cairn.cart.TARNFELL-US': '' });
  });

  it('forgets a cart that is missing or was ordered', async () => {
    for (const response of [
      () => respondWithError(404, 'BSK404'),
      () => Response.json({ id: cartId, status: 'ordered', totals: { totalUnits: 1 } }),
    ]) {
      const { services } = createShopService({ [`GET ${path}`]: response });
      const context = createTestContext(visit(`cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`), services);
      await getCart(context.session).catch(() => undefined);
      expect(getCookies(context)).toMatchObject({ 'cairn.cart.TARNFELL-US': '', 'cairn.count.TARNFELL-US': '' });
    }
  });

  it('stores the order that the stored cart has become', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const { services } = createShopService({
      [`GET ${path}`]: () => Response.json({ id: cartId, status: 'ordered', orderId, totals: { totalUnits: 1 } }),
    });
    const context = createTestContext(visit(`${storedCookies}; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`), services);
    const session = context.session;
    await getCart(session);
    expect(session, 'a guest’s, so that it was placed here').toMatchObject({
      cartId: undefined,
      cartCount: 0,
      orderId,
      placedOrderId: orderId,
    });
    expect(createTestContext(visit(`cairn.order.TARNFELL-US=${orderId}`), services).session).toMatchObject({ orderId });
  });

  it('logs a token that could not be issued, but not a 403', async () => {
    const failing = createShopService({ token: () => respondWithError(500, 'GEN500') });
    await expect(getCart(createTestContext(visit(storedCookies), failing.services).session)).rejects.toMatchObject({
      operation: 'getCart',
      cause: { operation: 'issueToken' },
    });
    expect(failing.logged).toContain('[cairn] [session] no token');
    const ignored = createShopService({ token: () => respondWithError(403, 'AUT403') });
    await expect(getCart(createTestContext(visit(storedCookies), ignored.services).session)).rejects.toMatchObject({
      operation: 'getCart',
      errorId: 'AUT401',
    });
    expect(ignored.logged).not.toContain('[cairn] [session] no token');
  });

  it('separates the sites of one browser', () => {
    const context = createTestContext(
      visit(`cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=4`, 'http://tarnfell.localhost/de-de/cart'),
    );
    expect(context.session).toMatchObject({ cartId: undefined, cartCount: 0 });
  });
});

const expressId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';

describe('session cookies', () => {
  const headers = new Headers();

  it('ignore values that were not written here', () => {
    const url = new URL('http://localhost/');
    const cookies = {
      'cairn.at.S-US': 'a\r\nx: y',
      'cairn.rt.S-US': 'too-short',
      'cairn.usid.S-US': 'u'.repeat(81),
      'cairn.cart.S-US': '../../x',
      'cairn.count.S-US': '-1',
    };
    expect(readSession({ cookies: { 'cairn.rt.S-US': 'r'.repeat(513) }, url, headers }, 'S-US').tokens.refreshToken).toBeUndefined();
    expect(readSession({ cookies, url, headers }, 'S-US')).toEqual({
      tokens: { accessToken: undefined, refreshToken: undefined, usid: undefined },
      cartId: undefined,
      cartCount: 0,
      cartSum: undefined,
      orderId: undefined,
    });
  });

  it('have the secure flag on https, and the last value of a name applies', () => {
    const result = createResponseCookies();
    const cookies = createSessionCookies(result, { url: new URL('https://tarnfell.example/'), headers }, 'S-US');
    cookies.storeCart(cartId, 1, 70.5);
    cookies.forgetCart();
    const removed = { value: '', maxAge: 0, path: '/', sameSite: 'lax', httpOnly: true, secure: true };
    expect(result.entries().map((entry) => parseSetCookie(entry))).toEqual([
      { name: '__Host-cairn.cart.S-US', ...removed },
      { name: '__Host-cairn.count.S-US', ...removed },
    ]);
  });

  it('contain the cart of an express purchase beside the shopper’s own', () => {
    const cookies = { 'cairn.cart.S-US': cartId, 'cairn.count.S-US': '3', 'cairn.reserved.S-US': expressId };
    const getCart = (path: string, more: Record<string, string> = {}) =>
      readSession({ cookies, url: new URL(`http://localhost${path}`), headers: new Headers(more) }, 'S-US');
    for (const own of [getCart('/en-us/checkout'), getCart('/api/x')]) expect(own).toMatchObject({ cartId, cartCount: 3 });
    for (const express of [getCart('/en-us/checkout/express'), getCart('/api/x', { 'x-cairn-cart': 'reserved' })])
      expect(express).toMatchObject({ cartId: expressId, cartCount: 3 });
    const result = createResponseCookies();
    createSessionCookies(result, { url: new URL('http://localhost/en-us/checkout/express'), headers }, 'S-US').forgetCart();
    expect(result.entries().map((entry) => parseSetCookie(entry)?.name)).toEqual(['cairn.reserved.S-US']);
  });

  it('must have a name on https that other hosts cannot set', () => {
    const url = new URL('https://tarnfell.example/');
    expect(readSession({ cookies: { 'cairn.cart.S-US': cartId }, url, headers }, 'S-US').cartId).toBeUndefined();
    expect(readSession({ cookies: { '__Host-cairn.cart.S-US': cartId }, url, headers }, 'S-US').cartId).toBe(cartId);
  });
});
