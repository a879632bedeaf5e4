import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '#generated/calls/create-cart.ts';
import { getProfile } from '#generated/calls/get-profile.ts';
import { updateProfile } from '#generated/calls/update-profile.ts';
import type { TokenRequest } from '#generated/openapi/authentication.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import { signIn, signUp } from './sign-in.ts';
import {
  cartId,
  createTestContext,
  getCookies,
  customerId,
  respondWithError,
  createShopService,
  type Responder,
} from './testing/shop-service.ts';

const credentials = { username: 'robin@example.com', password: 'Sunny-Trail-7' };
const guestToken = 'refresh-token-of-a-guest';
const guest = `cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=${guestToken}`;
const registered = `cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.customer.TARNFELL-US=${customerId}`;
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const visit = (cookie = '') => new Request('http://tarnfell.localhost/en-us/account', { headers: { cookie, 'user-agent': userAgent } });

interface Exchange {
  /** Responses of the token call, in order; the last one repeats. */
  readonly responses?: readonly Responder[];
  readonly cart?: object;
  readonly others?: Readonly<Record<string, Responder>>;
}

/** A service that issues sign-in codes and records exchanges and renewals. */
function createShop({ responses = [], cart, others = {} }: Exchange = {}) {
  const exchanges: TokenRequest[] = [];
  let challenge = '';
  const issue: Responder = () => {
    const count = exchanges.length;
    service.good.add(`access-${count}`);
    const tokens = { accessToken: `access-${count}`, refreshToken: `refresh-token-number-${count}`, usid: `usid-${count}` };
    return Response.json({ ...tokens, customerId, type: 'Registered', expiresIn: 1800, refreshExpiresIn: 2_592_000, cart });
  };
  const service = createShopService({
    'POST /consumers-v3/auth/signin': async (request) => {
      ({ codeChallenge: challenge } = (await request.json()) as { codeChallenge: string });
      return Response.json({ code: 'a-code-that-is-good-once', expiresIn: 120 });
    },
    token: async (request) => {
      exchanges.push((await request.clone().json()) as TokenRequest);
      return (responses[exchanges.length - 1] ?? issue)(request);
    },
    ...others,
  });
  service.good.add('access-0');
  return { ...service, exchanges, issue, challenge: () => challenge };
}

const respondWithGuest: Responder = () => {
  const tokens = { accessToken: 'access-of-a-guest', refreshToken: 'refresh-token-of-a-new-guest', usid: 'usid-of-a-guest' };
  return Response.json({ ...tokens, customerId, type: 'Guest', expiresIn: 1800, refreshExpiresIn: 2_592_000 });
};

afterEach(() => vi.useRealTimers());

describe('signIn', () => {
  it('creates a session of the account and merges the guest’s cart', async () => {
    const { services, exchanges, challenge } = createShop({ cart: { basketId: cartId, totalItems: 2, totalUnits: 5, merged: true } });
    const context = createTestContext(
      visit(`${guest}; cairn.cart.TARNFELL-US=2b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64; cairn.count.TARNFELL-US=3_70.5`),
      services,
    );
    const session = context.session;
    expect(await signIn(session, credentials)).toEqual({ hasMoreInCart: true });
    const [{ codeVerifier = '', ...exchange } = { type: 'Guest' }] = exchanges;
    const device = { browser: 'Firefox', system: 'Windows' };
    expect(exchange).toEqual({ type: 'Registered', code: 'a-code-that-is-good-once', refreshToken: guestToken, device });
    expect(createHash('sha256').update(codeVerifier).digest('base64url')).toBe(challenge());
    expect(session).toMatchObject({ customerId, cartId, cartCount: 5 });
    expect(getCookies(context)).toEqual({
      'cairn.at.TARNFELL-US': 'access-1',
      'cairn.rt.TARNFELL-US': 'refresh-token-number-1',
      'cairn.usid.TARNFELL-US': 'usid-1',
      'cairn.customer.TARNFELL-US': customerId,
      'cairn.cart.TARNFELL-US': cartId,
      'cairn.count.TARNFELL-US': '5',
    });
  });

  it('reports no merge if the cart has not grown, or if the guest had none', async () => {
    const cart = { basketId: cartId, totalItems: 1, totalUnits: 3, merged: false };
    const same = visit(`${guest}; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=3`);
    expect(await signIn(createTestContext(same, createShop({ cart }).services).session, credentials)).toEqual({ hasMoreInCart: false });
    expect(await signIn(createTestContext(visit(), createShop({ cart }).services).session, credentials)).toEqual({ hasMoreInCart: false });
  });

  it('retries an exchange after two seconds if it conflicts with another', async () => {
    vi.useFakeTimers();
    const { services, exchanges } = createShop({ responses: [() => respondWithError(409, 'AUT409')] });
    const signedIn = signIn(createTestContext(visit(guest), services).session, credentials);
    await vi.waitFor(() => expect(exchanges).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(2000);
    await signedIn;
    expect(exchanges.map(({ code }) => code)).toEqual(['a-code-that-is-good-once', 'a-code-that-is-good-once']);
  });

  it('waits for the exchange of another tab, and replaces its session', async () => {
    const { services, exchanges } = createShop();
    await Promise.all([1, 2].map(() => signIn(createTestContext(visit(guest), services).session, credentials)));
    expect(exchanges.map(({ refreshToken }) => refreshToken)).toEqual([guestToken, 'refresh-token-number-1']);
  });

  it('uses the token that a parallel request has renewed', async () => {
    const { services, exchanges } = createShop({ others: { 'POST /cart/v1/cart': () => Response.json({ id: cartId }) } });
    const expired = `cairn.rt.TARNFELL-US=${guestToken}`;
    await Promise.all([
      createCart(createTestContext(visit(expired), services).session.calls),
      signIn(createTestContext(visit(expired), services).session, credentials),
    ]);
    expect(exchanges.map(({ refreshToken }) => refreshToken)).toEqual([guestToken, 'refresh-token-number-1']);
  });

  it('is not undone by a late request with the guest’s token', async () => {
    const { services, exchanges } = createShop();
    await signIn(createTestContext(visit(guest), services).session, credentials);
    const late = createTestContext(visit(`cairn.rt.TARNFELL-US=${guestToken}`), services);
    await expect(createCart(late.session.calls)).rejects.toMatchObject({ status: 401 });
    expect([exchanges.length, getCookies(late)]).toEqual([1, {}]);
  });

  it('leaves the guest session unchanged if it is rejected', async () => {
    const { services } = createShop({ others: { 'POST /consumers-v3/auth/signin': () => respondWithError(401, 'AUT401') } });
    const context = createTestContext(visit(guest), services);
    await expect(signIn(context.session, credentials)).rejects.toMatchObject({ errorId: 'AUT401' });
    expect(getCookies(context)).toEqual({});
  });
});

describe('signUp', () => {
  const details = { email: credentials.username, password: credentials.password };

  it.each([
    ['with the code of the response', { code: 'a-code-that-is-good-once', expiresIn: 120 }],
    ['by a sign-in if the response contains no code', {}],
  ])('creates a session %s', async (_, result) => {
    const others = { 'POST /consumers-v3/auth/signup': () => Response.json({ consumerId: customerId, ...result }, { status: 201 }) };
    const { services, exchanges, requests } = createShop({ others });
    const session = createTestContext(visit(guest), services).session;
    await signUp(session, details);
    expect([session.customerId, exchanges.map(({ code }) => code)]).toEqual([customerId, ['a-code-that-is-good-once']]);
    expect(requests.filter((call) => call.includes('/consumers-v3/auth/')).length).toBe('code' in result ? 1 : 2);
  });
});

describe('session of an account', () => {
  const profile: Responder = () => Response.json({ consumerId: customerId });
  const path = '/consumers-v3/consumer';
  const change = { currentPassword: 'Sunny-Trail-7', newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };

  it('ends with all its cookies at the sign-out, even after an error of the service, and starts a guest session', async () => {
    for (const response of [() => new Response(null, { status: 204 }), () => respondWithError(500, 'GEN500')]) {
      const { services, requests, exchanges } = createShop({
        responses: [respondWithGuest],
        others: { 'POST /consumers-v3/consumer/auth/signout': response },
      });
      const context = createTestContext(
        visit(`${registered}; cairn.cart.TARNFELL-US=${cartId}; cairn.order.TARNFELL-US=${cartId}`),
        services,
      );
      const session = context.session;
      await session.signOut();
      expect(requests).toEqual(['POST /consumers-v3/consumer/auth/signout access-0', 'POST /token/v2/auth/token']);
      expect(exchanges).toEqual([{ type: 'Guest' }]);
      expect(session).toMatchObject({ customerId: undefined, cartId: undefined, orderId: undefined });
      expect(getCookies(context)).toMatchObject({
        'cairn.at.TARNFELL-US': 'access-of-a-guest',
        'cairn.usid.TARNFELL-US': 'usid-of-a-guest',
        'cairn.customer.TARNFELL-US': '',
        'cairn.order.TARNFELL-US': '',
        'cairn.cart.TARNFELL-US': '',
        'mt.v': '',
      });
    }
  });

  it.each([
    ['a change of the password', 'POST /consumers-v3/consumer/changepassword', (session: ShopperSession) => session.changePassword(change)],
    ['the end of all other sessions', 'DELETE /consumers-v3/consumer/sessions', (session: ShopperSession) => session.endOtherSessions()],
  ])('continues with the tokens after %s, which a late request with the previous ones does not change', async (_, call, act) => {
    const next = { accessToken: 'access-next', refreshToken: 'refresh-token-number-next', usid: 'usid-next', customerId };
    const rotated = { ...next, type: 'Registered', expiresIn: 1800, refreshExpiresIn: 2_592_000 };
    const { services, exchanges } = createShop({ others: { [call]: () => Response.json(rotated) } });
    const context = createTestContext(visit(registered), services);
    await act(context.session);
    expect(getCookies(context)).toMatchObject({
      'cairn.at.TARNFELL-US': next.accessToken,
      'cairn.rt.TARNFELL-US': next.refreshToken,
      'cairn.usid.TARNFELL-US': next.usid,
    });
    const late = createTestContext(visit(registered.replace('access-0', 'ended')), services);
    await expect(late.session.profile()).rejects.toMatchObject({ status: 401 });
    expect([exchanges, getCookies(late)]).toEqual([[], {}]);
  });

  it('ends without a guest token for the sign-out call if its own token cannot be renewed', async () => {
    const { services, requests } = createShop({ responses: [() => respondWithError(401, 'AUT401'), respondWithGuest] });
    const context = createTestContext(visit(registered.replace('cairn.at.TARNFELL-US=access-0; ', '')), services);
    await context.session.signOut();
    expect(requests, 'a rejected renewal, and one guest').toEqual(['POST /token/v2/auth/token', 'POST /token/v2/auth/token']);
    expect(getCookies(context)).toMatchObject({ 'cairn.at.TARNFELL-US': 'access-of-a-guest', 'cairn.customer.TARNFELL-US': '' });
  });

  it('ends even if no guest token is issued', async () => {
    const { services, logged } = createShop({ responses: [() => respondWithError(503, 'GEN500')] });
    const context = createTestContext(visit(registered), services);
    await context.session.signOut();
    expect([context.session.customerId, getCookies(context)['cairn.rt.TARNFELL-US']]).toEqual([undefined, '']);
    expect(logged).toContain('[cairn] [session] no guest token after a sign-out');
  });

  it('ends on the sites that it was continued on, and on no other', async () => {
    const on = (country: string, usid: string): string =>
      ['at=access-0', 'rt=refresh-token-number-0', `usid=${usid}`, `customer=${customerId}`, `cart=${cartId}`]
        .map((entry) => `cairn.${entry.replace('=', `.TARNFELL-${country}=`)}`)
        .join('; ');
    const { services } = createShop({ responses: [respondWithGuest] });
    const context = createTestContext(visit([on('US', 'usid-0'), on('DE', 'usid-0'), on('GB', 'usid-9')].join('; ')), services);
    await context.session.signOut();
    const written = getCookies(context);
    const german = ['at', 'rt', 'usid', 'customer', 'cart'].map((name) => written[`cairn.${name}.TARNFELL-DE`]);
    expect(german).toEqual(['', '', '', '', '']);
    expect(Object.keys(written).filter((name) => name.endsWith('TARNFELL-GB'))).toEqual([]);
  });

  it('becomes a guest session if its token is rejected', async () => {
    const { services } = createShop({ responses: [() => respondWithError(401, 'AUT401')] });
    const context = createTestContext(visit(registered.replace('access-0', 'rejected')), services);
    const session = context.session;
    await expect(session.profile()).rejects.toMatchObject({ status: 401 });
    expect([session.customerId, getCookies(context)['cairn.customer.TARNFELL-US']]).toEqual([undefined, '']);
  });

  it('is renewed with its own type', async () => {
    const { services, exchanges } = createShop({ others: { [`GET ${path}`]: profile } });
    const context = createTestContext(visit(registered.replace('cairn.at.TARNFELL-US=access-0; ', '')), services);
    await context.session.profile();
    expect(exchanges).toEqual([{ type: 'Registered', refreshToken: 'refresh-token-number-0' }]);
    expect(getCookies(context)).toMatchObject({ 'cairn.customer.TARNFELL-US': customerId });
  });

  it('caches the profile for its token until the profile changes', async () => {
    const { services, requests } = createShop({ others: { [`GET ${path}`]: profile, [`PUT ${path}`]: profile } });
    await createTestContext(visit(registered), services).session.profile();
    await createTestContext(visit(registered), services).session.profile();
    expect(requests).toEqual([`GET ${path} access-0`]);
    const forged = registered.replace('access-0', 'forged').replace('number-0', 'number-9');
    await createTestContext(visit(forged), services)
      .session.profile()
      .catch(() => undefined);
    expect(requests).toContain(`GET ${path} forged`);
    const { calls } = createTestContext(visit(registered), services).session;
    await updateProfile(calls, { body: { preferences: {} } });
    await createTestContext(visit(registered), services).session.profile();
    expect(requests.filter((line) => line === `GET ${path} access-0`)).toHaveLength(2);
    await getProfile(calls, {});
    expect(requests.filter((line) => line === `GET ${path} access-0`)).toHaveLength(3);
  });
});
