import { LONGEST_TEST_CONTEXT } from '#engine/resolve/test-context.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { askForEssentials } from './content/essential-content.ts';
import { isReported } from './request/contract/is-reported.ts';
import { markReported } from './request/contract/mark-reported.ts';
import { createRequestContext } from './create-request-context.ts';
import { admitRequest } from './request/admit-request.ts';
import { channelCookie } from './request/channel.ts';
import { requestContext } from './request/router-context.ts';
import { cookie, longestAge } from './request/cookies.ts';
import { createBriefFreshness } from './page-cache/brief-freshness.ts';
import { withPageCache } from './page-cache/with-page-cache.ts';
import { tellImpressions } from './page/tell-impressions.ts';
import type { ArrivingRequest, FinishedResponse, InTurn } from './request/handler.ts';
import { answerRefusal, type Refusal } from './request/refusal.ts';
import type { RequestContext } from './request/request-context.ts';
import { readRequest, type ReadableRequest } from './request/request.ts';
import { followEndedStaff } from './request/staff/follow-ended-staff.ts';
import { followCouponLink } from './request/coupon-link/waiting-code.ts';
import { createRouteRules } from './request/route-rules.ts';
import { documentHeaders } from './security/headers.ts';
import { mayChange } from './security/same-origin.ts';
import { partnerSourcesOf } from '#settings/partner-sources.ts';
import { createServices, type StorefrontPorts } from './services/services.ts';
import { localeCookie } from './site/choose-locale.ts';

export type { StorefrontPorts } from './services/services.ts';

export interface Storefront {
  /** Handles every request of the shop. Rendering runs within the concurrency limit, cached pages do not. */
  readonly handle: (request: ArrivingRequest, inTurn: InTurn) => Promise<Response | FinishedResponse>;
  /** Loads the content that every page needs into the cache. Returns true if all of it loaded. */
  readonly askForEssentials: () => Promise<boolean>;
}

/** Creates the shop; all external dependencies are ports. */
export async function createStorefront(ports: StorefrontPorts): Promise<Storefront> {
  const services = await createServices(ports);
  const rulesOf = createRouteRules(build.routes);
  const route = createRequestHandler(build, ports.isDevelopment ? 'development' : 'production');

  const contextOf = (request: ReadableRequest): RequestContext =>
    createRequestContext(readRequest(request, services.sites, ports.previewAccess.isGranted(request)), services);

  const render = async (request: Request, context: RequestContext): Promise<Response> => {
    const rules = rulesOf(context.url.pathname);
    const admitted = rules.takesForeign || mayChange(request) ? await admitRequest(request, context, rules) : FOREIGN;
    if (!(admitted instanceof Request)) return withHeaders(refuse(admitted, context), context);
    const router = new RouterContextProvider();
    router.set(requestContext, context);
    const { answer = route } = rules;
    return withHeaders(await answer(admitted, router), context);
  };
  const answer = withPageCache((request, context, inTurn) => inTurn(() => render(request.toRequest(), context), request.signal), {
    services,
    freshness: ports.freshness ?? createBriefFreshness(ports.now),
    bytes: services.settings.everywhere.pages.keptMegabytes * 2 ** 20,
    // In development each page is rendered for its visitor.
    loaderOf: (path) => (ports.isDevelopment ? undefined : rulesOf(path).loader),
    isRoute: (id) => Object.hasOwn(build.routes, id),
  });

  return {
    askForEssentials: () => askForEssentials(services.sites, contextOf),
    async handle(request, inTurn) {
      const context = contextOf(request);
      const link = followCouponLink(request, context);
      if (link) return withCookies(withHeaders(link, context), context.responseCookies.entries());
      const ended = followEndedStaff(context);
      if (ended) return withCookies(ended, context.responseCookies.entries());
      const { response, shown } = await answer(request, context, inTurn);
      // The service may have ended the session during rendering.
      const endedSince = followEndedStaff(context);
      if (endedSince) return withCookies(endedSince, context.responseCookies.entries());
      if (isOfPage(response, context)) {
        rememberChoices(context);
        // Runs after the response.
        if (request.method === 'GET') setImmediate(() => void tellImpressions(context, shown));
      }
      const marked = isOfPage(response, context) && isReported(context) ? markReported(response) : response;
      return withCookies(marked, context.responseCookies.entries());
    },
  };
}

const FOREIGN: Refusal = { status: 403, errorId: 'API400', sentence: 'What changes something must come from a page of the shop.' };

function refuse(refusal: Refusal, { url, site, headers, correlationId }: RequestContext): Response {
  return answerRefusal(refusal, { path: url.pathname, locale: site.locale, accept: headers.get('accept'), correlationId });
}

function isOfPage(response: Response | FinishedResponse, { isData }: RequestContext): boolean {
  return !(response instanceof Response) || isData || response.headers.get('content-type')?.startsWith('text/html') === true;
}

function withCookies(response: Response | FinishedResponse, cookies: readonly string[]): Response | FinishedResponse {
  if (!(response instanceof Response)) return { ...response, cookies };
  for (const value of cookies) response.headers.append('set-cookie', value);
  return response;
}

function withHeaders(response: Response, context: RequestContext): Response {
  const { headers } = response;
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) if (!headers.has(name)) headers.set(name, value);
  };
  if (!isOfPage(response, context)) return response;
  const settings = context.services.settings.of(context.site);
  set(
    documentHeaders({
      ...context.services,
      mode: context.mode,
      origin: context.url.origin,
      sources: partnerSourcesOf(settings),
      isPrivate: context.document.isPrivate,
      inline: context.document.inline,
    }),
  );
  set(context.stalest.headers());
  // Unavailable services are retried at this interval.
  if (response.status === 503) set({ 'retry-after': String(Math.ceil(settings.contentOrigin.retry / 1000)) });
  return response;
}

/** Stores the current locale for the next visit of "/", and the app's channel and a forced test context for the browser session. */
function rememberChoices(context: RequestContext): void {
  const secure = context.url.protocol === 'https:';
  const { mode, isKnownLocale, site, url, channel, cookies } = context;
  const answer = context.responseCookies;
  if (mode === 'publish' && isKnownLocale && !url.searchParams.has('localePath') && cookies[localeCookie] !== site.locale) {
    answer.set(cookie(localeCookie, site.locale, { maxAge: longestAge, secure }));
  }
  if (channel !== (cookies[channelCookie] ?? 'ECOMM')) answer.set(cookie(channelCookie, channel, { httpOnly: true, secure }));
  const forced = url.searchParams.get('p13n_testcontext');
  // Ignores unreadable values; browsers limit the length of cookies.
  if (forced === null || forced.length > LONGEST_TEST_CONTEXT || forced === (cookies.p13n_testcontext ?? '')) return;
  answer.set(cookie('p13n_testcontext', forced, forced === '' ? { maxAge: 0, secure } : { secure }));
}
