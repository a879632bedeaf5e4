import { LONGEST_TEST_CONTEXT } from '#engine/resolve/test-context.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { documentOf } from './canvas/document-record.ts';
import { admitRequest } from './request/admit-request.ts';
import { channelCookie } from './request/channel.ts';
import { requestContext, servicesContext } from './request/contexts.ts';
import { cookie, longestAge } from './request/cookies.ts';
import { tellImpressions } from './page/tell-impressions.ts';
import { answerRefusal, type Refusal } from './request/refusal.ts';
import { readRequest, type RequestFacts } from './request/request.ts';
import { responseCookies } from './request/response-cookies.ts';
import { createRouteRules } from './request/route-rules.ts';
import { documentHeaders } from './security/headers.ts';
import { mayChange } from './security/same-origin.ts';
import { createServices, type Services, type StorefrontPorts } from './services/services.ts';
import { localeCookie } from './site/choose-locale.ts';

export type { StorefrontPorts } from './services/services.ts';

export interface Storefront {
  fetch(request: Request): Promise<Response>;
}

/** The shop as a fetch handler. Everything that it needs from outside comes through its ports. */
export async function createStorefront(ports: StorefrontPorts): Promise<Storefront> {
  const services = await createServices(ports);
  const rulesOf = createRouteRules(build.routes);
  const handle = createRequestHandler(build, ports.isDevelopment ? 'development' : 'production');

  return {
    async fetch(request) {
      const facts = readRequest(request, services.sites, ports.previewAccess.isGranted(request));
      const admitted = mayChange(request) ? await admitRequest(request, facts, rulesOf(facts.url.pathname)) : FOREIGN;
      if (!(admitted instanceof Request)) return finish(refuse(admitted, facts), facts, services);
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(requestContext, facts);
      const response = finish(await handle(admitted, context), facts, services);
      if (request.method === 'GET') void tellImpressions(facts, services);
      return response;
    },
  };
}

const FOREIGN: Refusal = { status: 403, errorId: 'API400', sentence: 'What changes something must come from a page of the shop.' };

function refuse(refusal: Refusal, { url, site, headers, correlationId }: RequestFacts): Response {
  return answerRefusal(refusal, { path: url.pathname, locale: site.locale, accept: headers.get('accept'), correlationId });
}

function finish(response: Response, facts: RequestFacts, services: Services): Response {
  const { headers } = response;
  const isSecure = facts.url.protocol === 'https:';
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) if (!headers.has(name)) headers.set(name, value);
  };
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
  if (isDocument || facts.isData)
    set(
      documentHeaders({
        ...services,
        mode: facts.mode,
        origin: facts.url.origin,
        ...documentOf(facts),
      }),
    );
  if (isDocument || facts.isData) rememberChoices(facts, isSecure);
  for (const value of responseCookies(facts).entries()) headers.append('set-cookie', value);
  return response;
}

/** The locale that the shopper looks at is the one that "/" leads to next time; the app's webview and a forced test context hold for the browser session. */
function rememberChoices(facts: RequestFacts, secure: boolean): void {
  const { mode, isKnownLocale, site, url, channel, cookies } = facts;
  const answer = responseCookies(facts);
  if (mode === 'publish' && isKnownLocale && !url.searchParams.has('localePath') && cookies[localeCookie] !== site.locale) {
    answer.set(cookie(localeCookie, site.locale, { maxAge: longestAge, secure }));
  }
  if (channel !== (cookies[channelCookie] ?? 'ECOMM')) answer.set(cookie(channelCookie, channel, { httpOnly: true, secure }));
  const forced = url.searchParams.get('p13n_testcontext');
  // What cannot be read forces nothing, and a browser keeps no cookie of any length.
  if (forced === null || forced.length > LONGEST_TEST_CONTEXT || forced === (cookies.p13n_testcontext ?? '')) return;
  answer.set(cookie('p13n_testcontext', forced, forced === '' ? { maxAge: 0, secure } : { secure }));
}
