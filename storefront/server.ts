import { LONGEST_TEST_CONTEXT } from '#engine/resolve/test-context.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { documentOf } from './canvas/document-record.ts';
import { askForEssentials } from './content/essential-content.ts';
import { admitRequest } from './request/admit-request.ts';
import { channelCookie } from './request/channel.ts';
import { requestContext, servicesContext } from './request/contexts.ts';
import { cookie, longestAge } from './request/cookies.ts';
import type { PageAnswer, PageRequest } from './page-cache/answer-page.ts';
import { createBriefFreshness } from './page-cache/brief-freshness.ts';
import { createPageAnswers, type InTurn } from './page-cache/create-page-answers.ts';
import { tellImpressions } from './page/tell-impressions.ts';
import { answerRefusal, type Refusal } from './request/refusal.ts';
import { readRequest, type ReadableRequest, type RequestFacts } from './request/request.ts';
import { responseCookies } from './request/response-cookies.ts';
import { createRouteRules } from './request/route-rules.ts';
import { staleHeaders } from './request/stale-content.ts';
import { documentHeaders } from './security/headers.ts';
import { mayChange } from './security/same-origin.ts';
import { partnerSourcesOf } from '#settings/partner-sources.ts';
import { createServices, type Services, type StorefrontPorts } from './services/services.ts';
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

  const factsOf = (request: ReadableRequest): RequestFacts => readRequest(request, services.sites, ports.previewAccess.isGranted(request));
  const render = async (request: Request, facts: RequestFacts): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, facts);
    const { answer = handle } = rulesOf(facts.url.pathname);
    return withHeaders(await answer(request, context), facts, services);
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
    askForEssentials: () => askForEssentials(services),
    async answerPage(request, inTurn) {
      if (ports.isDevelopment) return undefined;
      const facts = factsOf(request);
      rememberChoices(facts);
      return answerPage(request, facts, inTurn);
    },
    async fetch(request) {
      const facts = factsOf(request);
      const admitted = mayChange(request) ? await admitRequest(request, facts, rulesOf(facts.url.pathname)) : FOREIGN;
      const response = admitted instanceof Request ? await render(admitted, facts) : withHeaders(refuse(admitted, facts), facts, services);
      if (isOfPage(response, facts)) rememberChoices(facts);
      for (const value of responseCookies(facts).entries()) response.headers.append('set-cookie', value);
      if (request.method === 'GET' && admitted instanceof Request) void tellImpressions(facts, services);
      return response;
    },
  };
}

const FOREIGN: Refusal = { status: 403, errorId: 'API400', sentence: 'What changes something must come from a page of the shop.' };

function refuse(refusal: Refusal, { url, site, headers, correlationId }: RequestFacts): Response {
  return answerRefusal(refusal, { path: url.pathname, locale: site.locale, accept: headers.get('accept'), correlationId });
}

function isOfPage({ headers }: Response, { isData }: RequestFacts): boolean {
  return isData || headers.get('content-type')?.startsWith('text/html') === true;
}

function withHeaders(response: Response, facts: RequestFacts, services: Services): Response {
  const { headers } = response;
  const set = (values: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(values)) if (!headers.has(name)) headers.set(name, value);
  };
  if (!isOfPage(response, facts)) return response;
  const settings = services.settings.of(facts.site);
  set(
    documentHeaders({
      ...services,
      mode: facts.mode,
      origin: facts.url.origin,
      sources: partnerSourcesOf(settings),
      ...documentOf(facts),
    }),
  );
  set(staleHeaders(facts));
  // Whatever is down is asked again that often.
  if (response.status === 503) set({ 'retry-after': String(Math.ceil(settings.contentOrigin.retry / 1000)) });
  return response;
}

/** The locale that the shopper looks at is the one that "/" leads to next time; the app's webview and a forced test context hold for the browser session. */
function rememberChoices(facts: RequestFacts): void {
  const secure = facts.url.protocol === 'https:';
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
