import { LONGEST_TEST_CONTEXT } from '#engine/resolve/test-context.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { loadEssentialContent } from './content/load-essential-content.ts';
import { isReported } from './request/contract/is-reported.ts';
import { markReported } from './request/contract/mark-reported.ts';
import { createRequestContext } from './create-request-context.ts';
import { admitRequest } from './request/admit-request.ts';
import { channelCookie } from './request/channel.ts';
import { requestContext } from './request/router-context.ts';
import { serializeCookie, MAX_COOKIE_AGE } from './request/cookies.ts';
import { createBriefFreshness } from './page-cache/brief-freshness.ts';
import { withPageCache } from './page-cache/with-page-cache.ts';
import { reportImpressions } from './page/report-impressions.ts';
import type { ArrivingRequest, FinishedResponse, InTurn } from './request/handler.ts';
import { createRejectionResponse, type Rejection } from './request/rejection.ts';
import type { RequestContext } from './request/request-context.ts';
import { readRequest, type ReadableRequest } from './request/request.ts';
import { redirectEndedStaff } from './request/staff/redirect-ended-staff.ts';
import { handleCouponLink } from './request/coupon-link/pending-code.ts';
import { createRouteRules } from './request/route-rules.ts';
import { createDocumentHeaders } from './security/headers.ts';
import { canChangeData } from './security/same-origin.ts';
import { getPartnerSources } from '#settings/partner-sources.ts';
import { createServices, type StorefrontPorts } from './services/services.ts';
import { localeCookie } from './site/choose-locale.ts';

export type { StorefrontPorts } from './services/services.ts';

export interface Storefront {
  /** Handles every request of the shop. Rendering runs within the concurrency limit, cached pages do not. */
  readonly handle: (request: ArrivingRequest, inTurn: InTurn) => Promise<Response | FinishedResponse>;
  /** Loads the content that every page needs into the cache. Returns true if all of it loaded. */
  readonly loadEssentialContent: () => Promise<boolean>;
}

/** Creates the shop; all external dependencies are ports. */
export async function createStorefront(ports: StorefrontPorts): Promise<Storefront> {
  const services = await createServices(ports);
  const findRules = createRouteRules(build.routes);
  const route = createRequestHandler(build, ports.isDevelopment ? 'development' : 'production');

  const createContext = (request: ReadableRequest, isEditor = false): RequestContext =>
    createRequestContext(readRequest(request, services.sites, isEditor), services);

  const render = async (request: Request, context: RequestContext): Promise<Response> => {
    const rules = findRules(context.url.pathname);
    const admitted = rules.isCrossOriginAllowed || canChangeData(request) ? await admitRequest(request, context, rules) : FOREIGN;
    if (!(admitted instanceof Request)) return addHeaders(rejectRequest(admitted, context), context);
    const router = new RouterContextProvider();
    router.set(requestContext, context);
    const { respond = route } = rules;
    return addHeaders(await respond(admitted, router), context);
  };
  const handleWithCache = withPageCache((request, context, inTurn) => inTurn(() => render(request.toRequest(), context), request.signal), {
    services,
    freshness: ports.freshness ?? createBriefFreshness(ports.now),
    bytes: services.settings.everywhere.pages.cacheMegabytes * 2 ** 20,
    // In development each page is rendered for its visitor.
    findLoader: (path) => (ports.isDevelopment ? undefined : findRules(path).loader),
    isRoute: (id) => Object.hasOwn(build.routes, id),
  });

  return {
    loadEssentialContent: () => loadEssentialContent(services.sites, (request) => createContext(request)),
    async handle(request, inTurn) {
      const context = createContext(request, await ports.previewAccess.isGranted(request));
      const link = handleCouponLink(request, context);
      if (link) return addCookies(addHeaders(link, context), context.responseCookies.entries());
      const ended = redirectEndedStaff(context);
      if (ended) return addCookies(ended, context.responseCookies.entries());
      const { response, shown } = await handleWithCache(request, context, inTurn);
      // The service may have ended the session during rendering.
      const endedSince = redirectEndedStaff(context);
      if (endedSince) return addCookies(endedSince, context.responseCookies.entries());
      if (isPageResponse(response, context)) {
        rememberChoices(context);
        // Runs after the response.
        if (request.method === 'GET') setImmediate(() => void reportImpressions(context, shown));
      }
      const marked = isPageResponse(response, context) && isReported(context) ? markReported(response) : response;
      return addCookies(marked, context.responseCookies.entries());
    },
  };
}

const FOREIGN: Rejection = { status: 403, errorId: 'API400', message: 'A changing request must come from a page of the shop.' };

function rejectRequest(rejection: Rejection, { url, site, headers, correlationId }: RequestContext): Response {
  return createRejectionResponse(rejection, { path: url.pathname, locale: site.locale, accept: headers.get('accept'), correlationId });
}

function isPageResponse(response: Response | FinishedResponse, { isData }: RequestContext): boolean {
  return !(response instanceof Response) || isData || response.headers.get('content-type')?.startsWith('text/html') === true;
}

function addCookies(response: Response | FinishedResponse, cookies: readonly string[]): Response | FinishedResponse {
  if (!(response instanceof Response)) return { ...response, cookies };
  for (const value of cookies) response.headers.append('set-cookie', value);
  return response;
}

function addHeaders(response: Response, context: RequestContext): Response {
  const { headers } = response;
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) if (!headers.has(name)) headers.set(name, value);
  };
  if (!isPageResponse(response, context)) return response;
  const settings = context.services.settings.of(context.site);
  set(
    createDocumentHeaders({
      ...context.services,
      mode: context.mode,
      origin: context.url.origin,
      sources: getPartnerSources(settings),
      isPrivate: context.document.isPrivate,
      inline: context.document.inline,
    }),
  );
  set(context.staleContent.headers());
  // Unavailable services are retried at this interval.
  if (response.status === 503) set({ 'retry-after': String(Math.ceil(settings.contentOrigin.retry / 1000)) });
  return response;
}

/** Stores the current locale for the next visit of "/", and the app's channel and a forced test context for the browser session. */
function rememberChoices(context: RequestContext): void {
  const secure = context.url.protocol === 'https:';
  const { mode, isKnownLocale, site, url, channel, cookies } = context;
  const { responseCookies } = context;
  if (mode === 'publish' && isKnownLocale && !url.searchParams.has('localePath') && cookies[localeCookie] !== site.locale) {
    responseCookies.set(serializeCookie(localeCookie, site.locale, { maxAge: MAX_COOKIE_AGE, secure }));
  }
  if (channel !== (cookies[channelCookie] ?? 'ECOMM'))
    responseCookies.set(serializeCookie(channelCookie, channel, { httpOnly: true, secure }));
  const forced = url.searchParams.get('p13n_testcontext');
  // Ignores unreadable values; browsers limit the length of cookies.
  if (forced === null || forced.length > LONGEST_TEST_CONTEXT || forced === (cookies.p13n_testcontext ?? '')) return;
  responseCookies.set(serializeCookie('p13n_testcontext', forced, forced === '' ? { maxAge: 0, secure } : { secure }));
}
