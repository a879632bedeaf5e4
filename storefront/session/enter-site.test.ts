import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SiteCodeRequest, TokenRequest } from '#generated/openapi/authentication.ts';
import { findSiteOfBrand, type Site } from '../site/site.ts';
import { sites } from '../site/sites.ts';
import { enterSite } from './enter-site.ts';
import { createTestContext, getCookies, customerId, respondWithError, createShopService, type Responder } from './testing/shop-service.ts';

const codePath = 'POST /consumers-v3/consumer/auth/sitecode';
const findCookies = (siteId: string, access: string): string =>
  `cairn.at.${siteId}=${access}; cairn.rt.${siteId}=refresh-token-of-${siteId}; cairn.usid.${siteId}=usid-0; cairn.customer.${siteId}=${customerId}`;
const signedIn = findCookies('TARNFELL-US', 'access-0');

function getSite(locale: string): Site {
  const brand = sites.brands.find(({ id }) => id === 'tarnfell');
  const site = brand && findSiteOfBrand(sites, brand, locale);
  if (!site) throw new Error(`the example shop has no locale ${locale}`);
  return site;
}

/** A change from the US site to the German one. */
function change(cookie: string, responses: Readonly<Record<string, Responder>> = {}, locale = 'de-de') {
  const sent: { readonly code?: SiteCodeRequest; readonly codeSite?: string | null; readonly exchange?: TokenRequest }[] = [];
  const service = createShopService({
    [codePath]: async (request) => {
      sent.push({ code: (await request.json()) as SiteCodeRequest, codeSite: request.headers.get('siteid') });
      return Response.json({ code: 'a-code-that-is-good-once', expiresIn: 30 });
    },
    token: async (request) => {
      sent.push({ exchange: (await request.json()) as TokenRequest, codeSite: request.headers.get('siteid') });
      const tokens = { accessToken: 'access-1', refreshToken: 'refresh-token-number-1', usid: 'usid-0', customerId, type: 'Registered' };
      return Response.json({ ...tokens, expiresIn: 1800, refreshExpiresIn: 2_592_000 });
    },
    ...responses,
  });
  service.good.add('access-0').add('access-of-germany');
  const request = new Request(`http://tarnfell.localhost/${locale}/change-site`, { method: 'POST', headers: { cookie } });
  const context = createTestContext(request, service.services);
  return { context, sent, ...service, enter: () => enterSite(context, getSite('en-us')) };
}

describe('enterSite', () => {
  it('exchanges a code of the first site for a session on the other, and no response contains the verifier', async () => {
    const { context, sent, enter } = change(`${signedIn}; cairn.rt.TARNFELL-DE=refresh-token-of-a-guest`);
    await enter();
    const [issued, exchanged] = sent;
    expect(issued).toMatchObject({ code: { siteId: 'TARNFELL-DE' }, codeSite: 'TARNFELL-US' });
    const { codeVerifier = '', ...exchange } = exchanged?.exchange ?? {};
    expect(createHash('sha256').update(codeVerifier).digest('base64url')).toBe(issued?.code?.codeChallenge);
    expect([exchanged?.codeSite, exchange]).toMatchObject([
      'TARNFELL-DE',
      { code: 'a-code-that-is-good-once', refreshToken: 'refresh-token-of-a-guest' },
    ]);
    expect(context.session.customerId).toBe(customerId);
    const written = getCookies(context);
    expect(written).toMatchObject({ 'cairn.at.TARNFELL-DE': 'access-1', 'cairn.customer.TARNFELL-DE': customerId });
    expect(
      Object.keys(written).filter((name) => name.endsWith('TARNFELL-US')),
      'the cookies of the first site stay',
    ).toEqual([]);
    expect(JSON.stringify(written)).not.toContain('a-code-that-is-good-once');
  });

  it('sends no request for a guest, or within one site', async () => {
    const guest = change('cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-of-a-guest');
    await guest.enter();
    const sameSite = change(signedIn, {}, 'en-us');
    await sameSite.enter();
    expect([guest.requests, sameSite.requests]).toEqual([[], []]);
  });

  it('keeps the session of a customer who is signed in on the other site', async () => {
    const profile: Responder = () => Response.json({ consumerId: customerId });
    const { enter, requests } = change(`${signedIn}; ${findCookies('TARNFELL-DE', 'access-of-germany')}`, {
      'GET /consumers-v3/consumer': profile,
    });
    await enter();
    expect(requests).toEqual(['GET /consumers-v3/consumer access-of-germany']);
  });

  it('replaces an expired session of the other site', async () => {
    const readToken: Responder = async (request) => {
      const { code } = (await request.clone().json()) as TokenRequest;
      if (code === undefined) return respondWithError(401, 'AUT401');
      const tokens = { accessToken: 'access-1', refreshToken: 'refresh-token-number-1', usid: 'usid-0', customerId, type: 'Registered' };
      return Response.json({ ...tokens, expiresIn: 1800, refreshExpiresIn: 2_592_000 });
    };
    const { context, enter } = change(`${signedIn}; ${findCookies('TARNFELL-DE', 'ended')}`, { token: readToken });
    await enter();
    expect(getCookies(context)).toMatchObject({ 'cairn.at.TARNFELL-DE': 'access-1' });
  });

  it('leaves the visitor a guest if no code is issued', async () => {
    const { context, enter, logged } = change(signedIn, { [codePath]: () => respondWithError(500, 'GEN500') });
    expect(await enter()).toEqual({ hasMoreInCart: false });
    expect(context.session.customerId).toBeUndefined();
    expect(logged).toContain('[cairn] [session] no session on the other site');
  });
});
