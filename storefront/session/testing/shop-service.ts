import { createSettings } from '#settings/create-settings.ts';
import type { StorefrontPorts, Services } from '../../services/services.ts';
import { createRequestContext } from '../../create-request-context.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { readRequest } from '../../request/request.ts';
import { sites } from '../../site/sites.ts';

export const cartId = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';

const ORIGIN = 'http://service.test';

export type Responder = (request: Request) => Promise<Response> | Response;

export const respondWithError = (status: number, errorId: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ appId: 'cairn-backend', correlationId: 'c', errorDetails: [{ errorId, message: errorId }] }, { status, headers });

export interface ShopService {
  readonly services: Services;
  /** Recorded calls as "METHOD /path?query token", without the locale that every call has. */
  readonly requests: string[];
  /** The locale of each call's query. */
  readonly locales: string[];
  /** Valid access tokens. */
  readonly good: Set<string>;
  readonly logged: string[];
}

/** The customer in tests. */
export const customerId = '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55';

/** A service that issues tokens ("access-1"…), accepts valid ones and responds to calls with `answers`. */
export function createShopService(responses: Readonly<Record<string, Responder>> = {}): ShopService {
  const requests: string[] = [];
  const locales: string[] = [];
  const logged: string[] = [];
  const good = new Set<string>();
  let count = 0;
  const issue: Responder = async (request) => {
    const { type, refreshToken } = (await request.json()) as { type: string; refreshToken?: string };
    if (refreshToken === 'used-up-refresh-token') return respondWithError(401, 'AUT401');
    count += 1;
    good.add(`access-${count}`);
    const lives = { expiresIn: 1800, refreshExpiresIn: 2_592_000 };
    return Response.json({
      accessToken: `access-${count}`,
      refreshToken: `refresh-token-number-${count}`,
      usid: 'usid-1',
      customerId,
      type,
      ...lives,
    });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    locales.push(searchParams.getAll('locale').join());
    searchParams.delete('locale');
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    requests.push(`${request.method} ${pathname}${search}${token === undefined ? '' : ` ${token}`}`);
    if (pathname === '/token/v2/auth/token') return (responses.token ?? issue)(request);
    const isAnybodys =
      /^\/(?:products|consumers-v3\/utilities)\//.test(pathname) ||
      /\/(?:auth\/sign(?:in|up)|contactus\/categorySubject|stores\/v1\/search|lookup|confirmforgotpassword|keepemail|agent\/login)$/.test(
        pathname,
      );
    if (!isAnybodys && !good.has(token ?? '')) return respondWithError(401, 'AUT401');
    return (responses[`${request.method} ${pathname}`] ?? (() => respondWithError(404, 'API404')))(request);
  };
  const note = (sentence: string): void => void logged.push(sentence);
  const commerce: StorefrontPorts['commerce'] = { origin: ORIGIN, fetch };
  const parts: Partial<Services> = {
    commerce,
    accessKey: 'key',
    botCheckFrame: 'http://partners.test/bot-check/frame',
    settings: createSettings(),
    sites,
    log: { info: note, warn: note, error: note },
  };
  return { services: parts as Services, requests, locales, good, logged };
}

/** The context of a request whose visitor may see previews. */
export function createTestContext(request: Request, services: Services = createShopService().services): RequestContext {
  return createRequestContext(readRequest(request, sites, true), services);
}

/** Set-Cookie values by name, without their options. */
export function getCookies({ responseCookies }: RequestContext): Readonly<Record<string, string>> {
  return Object.fromEntries(
    responseCookies.entries().map((entry) => {
      const [name = '', value = ''] = (entry.split(';')[0] ?? '').split('=');
      return [name, value] as const;
    }),
  );
}
