import { definitions } from '#blocks/index.ts';
import { getShownDecisions, type ShownDecisions } from '../page/shown-decisions.ts';
import type { ArrivingRequest, FinishedResponse, Handle } from '../request/handler.ts';
import { readUrl, ROUTES } from '../request/read-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getSharedScreen } from '../screen/define-screen.ts';
import type { Freshness, Services } from '../services/services.ts';
import { createFinishedResponse } from './create-finished-response.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';
import { createSharedRequest } from './shared-request.ts';

export interface PageCacheOptions {
  readonly services: Services;
  readonly freshness: Freshness;
  /** Memory limit of all pages in bytes. */
  readonly bytes: number;
  /** The loader of the route for a path. */
  readonly findLoader: (path: string) => object | undefined;
  readonly isRoute: (id: string) => boolean;
}

/** A response with the decisions that it shows, which are reported for each visitor. */
export interface RenderedResponse {
  readonly response: Response | FinishedResponse;
  readonly shown: ShownDecisions;
}

const closingFlags = Object.values(definitions).flatMap(({ closedBy }) => closedBy?.flag ?? []);

/** Returns true for headers that are the same for every visitor and every response. */
const isSharedHeader = (name: string): boolean => !/^(?:set-cookie|content-length|date|connection|transfer-encoding)$/.test(name);

/**
 * Renders a page that visitors can share once and caches it. A page that turns out to be personal is sent only to the visitor for whom it
 * was rendered (docs/decisions/0015-page-cache.md). Customers with prices of their own get pages with prices of their own.
 */
export function withPageCache(
  render: Handle<Response>,
  { services, freshness, bytes, findLoader, isRoute }: PageCacheOptions,
): Handle<RenderedResponse> {
  const cache = createPageCache<CachedPage>(bytes, freshness);

  const renderOwn: Handle<RenderedResponse> = async (request, context, inTurn) => {
    const response = await render(request, context, inTurn);
    return { response, shown: getShownDecisions(context.document) };
  };

  const logUnknownChanges = (error: unknown): false => {
    services.log.warn('[cairn] [page-cache] changes are unknown, so no cached page is sent', { reason: String(error) });
    return false;
  };

  return async (request, context, inTurn) => {
    const screen = isSharable(request, context) ? getSharedScreen(findLoader(context.url.pathname)) : undefined;
    const { routerUrl } = readUrl(request.url);
    if (!screen || !getRequestedRoutes(routerUrl).every(isRoute)) return renderOwn(request, context, inTurn);
    const [visit, isFresh] = await Promise.all([context.visit, freshness.look().then(() => true, logUnknownChanges)]);
    if (!isFresh || (screen.hasPrices && visit.hasBenefits)) return renderOwn(request, context, inTurn);
    const shared = createSharedRequest(context, { screen, routerUrl, cartCount: context.session.cartCount, flags: closingFlags, visit });
    const key = `${freshness.contentVersion()} ${shared.key}`;
    let personal: RenderedResponse | undefined;
    const make = async (signal: AbortSignal): Promise<CachedPage | undefined> => {
      const created = context.share(shared.facts());
      const result = await cachePage(await render(getRequest(shared.url, signal), created, inTurn), created);
      if (!(result instanceof Response)) return result;
      for (const cookie of created.responseCookies.entries()) context.responseCookies.set(cookie);
      personal = { response: result, shown: getShownDecisions(created.document) };
      return undefined;
    };
    const page = cache.find(key) ?? (await cache.render(key, make, request.signal));
    if (page) return { response: await createFinishedResponse(page, request), shown: page.shown };
    // The page was rendered for this visitor already; other visitors who waited for it get their own.
    return personal ?? renderOwn(request, context, inTurn);
  };

  /** @returns the page to cache, or the response to one visitor */
  async function cachePage(response: Response, created: RequestContext): Promise<CachedPage | Response> {
    const { document, responseCookies, sources, url } = created;
    const isPage = response.status === 200 || response.status >= 400;
    if (!isPage || document.isPrivate || response.headers.has('set-cookie') || responseCookies.entries().length > 0) return response;
    const body = Buffer.from(await response.arrayBuffer());
    if (sources.isPersonal) {
      services.log.warn('[cairn] [page-cache] a shared page turned out to be personal', { url: url.pathname });
      return new Response(body, response);
    }
    return createCachedPage({
      status: response.status,
      body,
      headers: [...response.headers].filter(([name]) => isSharedHeader(name)),
      parts: [...sources.parts],
      shown: getShownDecisions(document),
    });
  }
}

const noHeaders = { get: () => null };

/** A request without anything of the visitor, not even HEAD as its method. */
function getRequest(url: string, signal: AbortSignal): ArrivingRequest {
  return { url, method: 'GET', headers: noHeaders, signal, toRequest: () => new Request(url, { signal }) };
}

/** The routes whose data the router requests; empty for all. */
function getRequestedRoutes({ search, searchParams }: URL): readonly string[] {
  return search === '' ? [] : (searchParams.get(ROUTES) ?? '').split(',').filter((id) => id !== '');
}

/** Previews, test variants, pages under another site's address, of employees and with a pending order are rendered per visitor. */
function isSharable({ method }: ArrivingRequest, { mode, isKnownLocale, testContext, url, session }: RequestContext): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    session.staff === undefined &&
    session.pendingOrderId === undefined &&
    isReading &&
    mode === 'publish' &&
    isKnownLocale &&
    testContext === undefined &&
    !url.searchParams.has('localePath')
  );
}
