import { parseSetCookie } from 'cookie';
import { createResponseCookies, responseCookies } from '../request/response-cookies.ts';
import { describe, expect, it } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { getCart as getCartCall } from '#generated/calls/get-cart.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { createSessionCookies, readSession } from './session-cookies.ts';
import { sessionOf } from './session-of.ts';
import { cartId, cookiesIn, factsOf, refusal, shopService, type Answer } from './testing/shop-service.ts';

const visit = (cookie = '', url = 'http://tarnfell.localhost/en-us/cart') => factsOf(new Request(url, { headers: { cookie } }));
/** Of a shopper who has been here before: who only asks gets no session otherwise. */
const kept = 'cairn.rt.TARNFELL-US=refresh-token-number-0';
const cart: Answer = () => Response.json({ id: cartId, status: 'open', totals: { totalUnits: 3 } });
const path = `/cart/v1/cart/${cartId}`;
const getCart = ({ calls }: ReturnType<typeof sessionOf>) => getCartCall(calls, { basketId: cartId });
const details = ({ calls }: ReturnType<typeof sessionOf>) => getProductDetails(calls, { productId: 'TFR10ARA' });

describe('a shopper’s session', () => {
  it('asks for no token while the shopper browses', async () => {
    const { services, asked, locales } = shopService({
      'GET /products/v2/products/TFR10ARA/details': () => Response.json({ id: 'TFR10ARA' }),
    });
    const facts = visit();
    await details(sessionOf(facts, services));
    expect(asked).toEqual(['GET /products/v2/products/TFR10ARA/details']);
    expect(locales).toEqual(['en_US']);
    expect(responseCookies(facts).entries()).toEqual([]);
  });

  it('shares one token among calls side by side, and keeps it and the cart in cookies', async () => {
    const { services, asked } = shopService({ [`GET ${path}`]: cart });
    const facts = visit(kept);
    await Promise.all([getCart(sessionOf(facts, services)), getCart(sessionOf(facts, services))]);
    expect(asked).toEqual(['POST /token/v2/auth/token', `GET ${path} access-1`, `GET ${path} access-1`]);
    expect(cookiesIn(facts)).toEqual({
      'cairn.at.TARNFELL-US': 'access-1',
      'cairn.rt.TARNFELL-US': 'refresh-token-number-1',
      'cairn.usid.TARNFELL-US': 'usid-1',
      'cairn.cart.TARNFELL-US': cartId,
      'cairn.count.TARNFELL-US': '3',
    });
    for (const entry of responseCookies(facts).entries())
      expect(parseSetCookie(entry)).toMatchObject({ path: '/', sameSite: 'lax', httpOnly: true, maxAge: expect.any(Number) });
    expect(sessionOf(facts, services)).toMatchObject({ cartId, cartCount: 3 });
  });

  it('renews a token once when it is refused, and repeats the call', async () => {
    const { services, asked } = shopService({ [`GET ${path}`]: cart });
    await getCart(sessionOf(visit('cairn.at.TARNFELL-US=old; cairn.rt.TARNFELL-US=refresh-token-number-0'), services));
    expect(asked).toEqual([`GET ${path} old`, 'POST /token/v2/auth/token', `GET ${path} access-1`]);
  });

  it('renews once for requests of one browser side by side', async () => {
    const { services, asked } = shopService({ [`GET ${path}`]: cart });
    const requests = [1, 2].map(() => visit('cairn.rt.TARNFELL-US=refresh-token-number-0'));
    await Promise.all(requests.map((facts) => getCart(sessionOf(facts, services))));
    expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(requests.map((facts) => cookiesIn(facts)['cairn.rt.TARNFELL-US'])).toEqual(['refresh-token-number-1', 'refresh-token-number-1']);
  });

  it('is a stranger without a cart when the refresh token is no good', async () => {
    const { services } = shopService({ 'POST /cart/v1/cart': () => refusal(500, 'GEN500') });
    const facts = visit(`cairn.rt.TARNFELL-US=used-up-refresh-token; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=2`);
    const session = sessionOf(facts, services);
    expect(session.cartCount).toBe(2);
    await createCart(session.calls).catch(() => undefined);
    expect(session.cartId).toBeUndefined();
    expect(cookiesIn(facts)).toMatchObject({ 'cairn.at.TARNFELL-US': 'access-1', 'cairn.cart.TARNFELL-US': '' });
  });

  it('is a new guest where the service cannot make sense of the refresh token', async () => {
    const token: Answer = async (request) => {
      const { refreshToken } = (await request.json()) as { refreshToken?: string };
      if (refreshToken !== undefined) return refusal(400, 'API400');
      const lives = { expiresIn: 1800, refreshExpiresIn: 2_592_000 };
      return Response.json({ accessToken: 'access-1', refreshToken: 'refresh-token-number-1', usid: 'usid-1', ...lives });
    };
    const { services, good } = shopService({ token, 'POST /cart/v1/cart': cart });
    good.add('access-1');
    const facts = visit(`cairn.rt.TARNFELL-US=an-odd-token-of-somebodys; cairn.cart.TARNFELL-US=${cartId}`);
    await createCart(sessionOf(facts, services).calls);
    expect(cookiesIn(facts)).toMatchObject({ 'cairn.rt.TARNFELL-US': 'refresh-token-number-1' });
  });

  it.each(['short', 'x'.repeat(4000), '%00%0d%0a', '😀'.repeat(30), ' ', '=', '"quoted"'])(
    'goes on as a new guest’s with the odd refresh token %j',
    async (odd) => {
      const { services, asked } = shopService({ 'POST /cart/v1/cart': cart });
      await createCart(sessionOf(visit(`cairn.rt.TARNFELL-US=${encodeURIComponent(odd)}`), services).calls);
      expect(asked).toEqual(['POST /token/v2/auth/token', 'POST /cart/v1/cart access-1']);
    },
  );

  it('has the cart again that an order was made of, once the order is cancelled', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const { services } = shopService({
      [`GET /consumers-v3/consumer/purchase/${orderId}`]: () => Response.json({ orderId, status: 'cancelled', totals: { totalUnits: 2 } }),
    });
    const facts = visit(`${kept}; cairn.order.TARNFELL-US=${orderId}; cairn.ordered.TARNFELL-US=${cartId}`);
    await getOrder(sessionOf(facts, services).calls, { orderId });
    expect(cookiesIn(facts)).toMatchObject({ 'cairn.cart.TARNFELL-US': cartId, 'cairn.ordered.TARNFELL-US': '' });
    expect(sessionOf(facts, services)).toMatchObject({ cartId, cartCount: 2 });
  });

  it('forgets with a customer the order, which a stranger cannot read', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const order = `cairn.order.TARNFELL-US=${orderId}; cairn.placed.TARNFELL-US=${orderId}`;
    const stranger = sessionOf(visit(`cairn.rt.TARNFELL-US=used-up-refresh-token; ${order}`), shopService().services);
    await createCart(stranger.calls).catch(() => undefined);
    expect(stranger).toMatchObject({ orderId: undefined, placedOrderId: undefined });

    const { services, good } = shopService({ [`GET ${path}`]: () => refusal(403, 'AUT498') });
    good.add('ghost');
    const facts = visit(`cairn.at.TARNFELL-US=ghost; ${order}`);
    await getCart(sessionOf(facts, services)).catch(() => undefined);
    expect(sessionOf(facts, services).orderId).toBeUndefined();
    expect(cookiesIn(facts)).toMatchObject({ 'cairn.order.TARNFELL-US': '', 'cairn.placed.TARNFELL-US': '' });
  });

  it('forgets tokens and cart of an invalid customer', async () => {
    const { services, good } = shopService({ [`GET ${path}`]: () => refusal(403, 'AUT498') });
    good.add('ghost');
    const facts = visit(`cairn.at.TARNFELL-US=ghost; cairn.cart.TARNFELL-US=${cartId}`);
    await expect(getCart(sessionOf(facts, services))).rejects.toMatchObject({ errorId: 'AUT498' });
    expect(cookiesIn(facts)).toMatchObject({ 'cairn.at.TARNFELL-US': '', 'cairn.rt.TARNFELL-US': '', 'cairn.cart.TARNFELL-US': '' });
  });

  it('forgets a cart that is not found, and one that was ordered', async () => {
    for (const answer of [
      () => refusal(404, 'BSK404'),
      () => Response.json({ id: cartId, status: 'ordered', totals: { totalUnits: 1 } }),
    ]) {
      const { services } = shopService({ [`GET ${path}`]: answer });
      const facts = visit(`cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`);
      await getCart(sessionOf(facts, services)).catch(() => undefined);
      expect(cookiesIn(facts)).toMatchObject({ 'cairn.cart.TARNFELL-US': '', 'cairn.count.TARNFELL-US': '' });
    }
  });

  it('knows the order that the stored cart has become', async () => {
    const orderId = '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10';
    const { services } = shopService({
      [`GET ${path}`]: () => Response.json({ id: cartId, status: 'ordered', orderId, totals: { totalUnits: 1 } }),
    });
    const facts = visit(`${kept}; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=1`);
    const session = sessionOf(facts, services);
    await getCart(session);
    expect(session, 'a guest’s, so that it was placed here').toMatchObject({
      cartId: undefined,
      cartCount: 0,
      orderId,
      placedOrderId: orderId,
    });
    expect(sessionOf(visit(`cairn.order.TARNFELL-US=${orderId}`), services)).toMatchObject({ orderId });
  });

  it('reports a token that does not come, but not a 403', async () => {
    const failing = shopService({ token: () => refusal(500, 'GEN500') });
    await expect(getCart(sessionOf(visit(kept), failing.services))).rejects.toMatchObject({
      operation: 'getCart',
      cause: { operation: 'issueToken' },
    });
    expect(failing.logged).toContain('[cairn] [session] no token');
    const ignored = shopService({ token: () => refusal(403, 'AUT403') });
    await expect(getCart(sessionOf(visit(kept), ignored.services))).rejects.toMatchObject({ operation: 'getCart', errorId: 'AUT401' });
    expect(ignored.logged).not.toContain('[cairn] [session] no token');
  });

  it('keeps the sites of one browser apart', () => {
    const facts = visit(`cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=4`, 'http://tarnfell.localhost/de-de/cart');
    expect(sessionOf(facts, shopService().services)).toMatchObject({ cartId: undefined, cartCount: 0 });
  });
});

describe('session cookies', () => {
  it('take nothing that cannot have been written here', () => {
    const url = new URL('http://localhost/');
    const cookies = {
      'cairn.at.S-US': 'a\r\nx: y',
      'cairn.rt.S-US': 'too-short',
      'cairn.usid.S-US': 'u'.repeat(81),
      'cairn.cart.S-US': '../../x',
      'cairn.count.S-US': '-1',
    };
    expect(readSession({ cookies: { 'cairn.rt.S-US': 'r'.repeat(513) }, url }, 'S-US').tokens.refreshToken).toBeUndefined();
    expect(readSession({ cookies, url }, 'S-US')).toEqual({
      tokens: { accessToken: undefined, refreshToken: undefined, usid: undefined },
      cartId: undefined,
      cartCount: 0,
      cartSum: undefined,
      orderId: undefined,
    });
  });

  it('are secure on https, and the last word on each counts', () => {
    const answer = createResponseCookies();
    const cookies = createSessionCookies(answer, { url: new URL('https://tarnfell.example/') }, 'S-US');
    cookies.keepCart(cartId, 1, 70.5);
    cookies.forgetCart();
    const gone = { value: '', maxAge: 0, path: '/', sameSite: 'lax', httpOnly: true, secure: true };
    expect(answer.entries().map((entry) => parseSetCookie(entry))).toEqual([
      { name: '__Host-cairn.cart.S-US', ...gone },
      { name: '__Host-cairn.count.S-US', ...gone },
    ]);
  });

  it('are heeded on https by the name alone that no neighbouring host can give them', () => {
    const url = new URL('https://tarnfell.example/');
    expect(readSession({ cookies: { 'cairn.cart.S-US': cartId }, url }, 'S-US').cartId).toBeUndefined();
    expect(readSession({ cookies: { '__Host-cairn.cart.S-US': cartId }, url }, 'S-US').cartId).toBe(cartId);
  });
});
