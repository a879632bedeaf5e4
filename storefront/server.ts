import { LONGEST_TEST_CONTEXT } from '#engine/resolve/test-context.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { askForEssentials } from './content/essential-content.ts';
import { createRequestContext } from './create-request-context.ts';
import { admitRequest } from './request/admit-request.ts';
import { channelCookie } from './request/channel.ts';
import { requestContext } from './request/router-context.ts';
import { cookie, longestAge } from './request/cookies.ts';
import type { PageAnswer, PageRequest } from './page-cache/answer-page.ts';
import { createBriefFreshness } from './page-cache/brief-freshness.ts';
import { createPageAnswers, type InTurn } from './page-cache/create-page-answers.ts';
import { tellImpressions } from './page/tell-impressions.ts';
import { answerRefusal, type Refusal } from './request/refusal.ts';
import type { RequestContext } from './request/request-context.ts';
import { readRequest, type ReadableRequest } from './request/request.ts';
import { createRouteRules } from './request/route-rules.ts';
import { documentHeaders } from './security/headers.ts';
import { mayChange } from './security/same-origin.ts';
import { partnerSourcesOf } from '#settings/partner-sources.ts';
import { createServices, type StorefrontPorts } from './services/services.ts';
import { localeCookie } from './site/choose-locale.ts';

export type { StorefrontPorts } from './services/services.ts';

export interface Storefront {
  fetch(request: Request): Promise<Response>;
  /**
   * Answers from a page that is kept, or made now for everybody who is shown the same; undefined for what `fetch` must answer. Rendering
   * waits for its turn, an answer that is there does not.
   */
  readonly answerPage: (request: PageRequest, inTurn: InTurn) => Promise<PageAnswer | undefined>;
  /** Asks for the content that every page needs, so that it is kept. Answers whether all of it came. */
  readonly askForEssentials: () => Promise<boolean>;
}

/** The shop as a fetch handler. Everything that it needs from outside comes through its ports. */
export async function createStorefront(ports: StorefrontPorts): Promise<Storefront> {
  const services = await createServices(ports);
  const rulesOf = createRouteRules(build.routes);
  const handle = createRequestHandler(build, ports.isDevelopment ? 'development' : 'production');

  const contextOf = (request: ReadableRequest): RequestContext =>
    createRequestContext(readRequest(request, services.sites, ports.previewAccess.isGranted(request)), services);
  const render = async (request: Request, context: RequestContext): Promise<Response> => {
    const router = new RouterContextProvider();
    router.set(requestContext, context);
    const { answer = handle } = rulesOf(context.url.pathname);
    return withHeaders(await answer(request, router), context);
  };
  const answerPage = createPageAnswers({
    services,
    freshness: ports.freshness ?? createBriefFreshness(ports.now),
    bytes: services.settings.everywhere.pages.keptMegabytes * 2 ** 20,
    loaderOf: (path) => rulesOf(path).loader,
    isRoute: (id) => Object.hasOwn(build.routes, id),
    render,
  });

  return {
    askForEssentials: () => askForEssentials(services.sites, contextOf),
    async answerPage(request, inTurn) {
      if (ports.isDevelopment) return undefined;
      const context = contextOf(request);
      rememberChoices(context);
      return answerPage(request, context, inTurn);
    },
    async fetch(request) {
      const context = contextOf(request);
      const admitted = mayChange(request) ? await admitRequest(request, context, rulesOf(context.url.pathname)) : FOREIGN;
      const response = admitted instanceof Request ? await render(admitted, context) : withHeaders(refuse(admitted, context), context);
      if (isOfPage(response, context)) rememberChoices(context);
      for (const value of context.responseCookies.entries()) response.headers.append('set-cookie', value);
      if (request.method === 'GET' && admitted instanceof Request) void tellImpressions(context);
      return response;
    },
  };
}

const FOREIGN: Refusal = { status: 403, errorId: 'API400', sentence: 'What changes something must come from a page of the shop.' };

function refuse(refusal: Refusal, { url, site, headers, correlationId }: RequestContext): Response {
  return answerRefusal(refusal, { path: url.pathname, locale: site.locale, accept: headers.get('accept'), correlationId });
}

function isOfPage({ headers }: Response, { isData }: RequestContext): boolean {
  return isData || headers.get('content-type')?.startsWith('text/html') === true;
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
  // Whatever is down is asked again that often.
  if (response.status === 503) set({ 'retry-after': String(Math.ceil(settings.contentOrigin.retry / 1000)) });
  return response;
}

/** The locale that the shopper looks at is the one that "/" leads to next time; the app's webview and a forced test context hold for the browser session. */
function rememberChoices(context: RequestContext): void {
  const secure = context.url.protocol === 'https:';
  const { mode, isKnownLocale, site, url, channel, cookies } = context;
  const answer = context.responseCookies;
  if (mode === 'publish' && isKnownLocale && !url.searchParams.has('localePath') && cookies[localeCookie] !== site.locale) {
    answer.set(cookie(localeCookie, site.locale, { maxAge: longestAge, secure }));
  }
  if (channel !== (cookies[channelCookie] ?? 'ECOMM')) answer.set(cookie(channelCookie, channel, { httpOnly: true, secure }));
  const forced = url.searchParams.get('p13n_testcontext');
  // What cannot be read forces nothing, and a browser keeps no cookie of any length.
  if (forced === null || forced.length > LONGEST_TEST_CONTEXT || forced === (cookies.p13n_testcontext ?? '')) return;
  answer.set(cookie('p13n_testcontext', forced, forced === '' ? { maxAge: 0, secure } : { secure }));
}
