import { definitions } from '#blocks/index.ts';
import { shownDecisions, type ShownDecisions } from '../page/shown-decisions.ts';
import type { ArrivingRequest, FinishedResponse, Handle } from '../request/handler.ts';
import { readUrl, ROUTES } from '../request/read-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sharedScreenOf } from '../screen/define-screen.ts';
import type { Freshness, Services } from '../services/services.ts';
import { finishedResponse } from './finished-response.ts';
import { keepPage, type KeptPage } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import { shareRequest } from './shared-request.ts';

export interface PageCacheOptions {
  readonly services: Services;
  readonly freshness: Freshness;
  /** Memory limit of all pages in bytes. */
  readonly bytes: number;
  /** The loader of the route for a path. */
  readonly loaderOf: (path: string) => object | undefined;
  readonly isRoute: (id: string) => boolean;
}

/** A response with the decisions that it shows, which are reported for each visitor. */
export interface Answer {
  readonly response: Response | FinishedResponse;
  readonly shown: ShownDecisions;
}

const closingFlags = Object.values(definitions).flatMap(({ closedBy }) => closedBy?.flag ?? []);

/** Returns true for headers that are the same for every visitor and every response. */
const isOfAll = (name: string): boolean => !/^(?:set-cookie|content-length|date|connection|transfer-encoding)$/.test(name);

/**
 * Renders a page that visitors can share once and caches it. A page that turns out to be personal is sent only to the visitor for whom it
 * was rendered (docs/decisions/0041-kept-pages.md).
 */
export function withPageCache(
  render: Handle<Response>,
  { services, freshness, bytes, loaderOf, isRoute }: PageCacheOptions,
): Handle<Answer> {
  const cache = createPageCache<KeptPage>(bytes, freshness);

  const renderOwn: Handle<Answer> = async (request, context, inTurn) => {
    const response = await render(request, context, inTurn);
    return { response, shown: shownDecisions(context.document) };
  };

  const noteBlindness = (error: unknown): false => {
    services.log.warn('[cairn] [page-cache] nobody knows what has changed, so no kept page is sent', { reason: String(error) });
    return false;
  };

  return async (request, context, inTurn) => {
    const screen = isSharable(request, context) ? sharedScreenOf(loaderOf(context.url.pathname)) : undefined;
    const { asked } = readUrl(request.url);
    if (!screen || !routesOf(asked).every(isRoute)) return renderOwn(request, context, inTurn);
    const [visit, isFresh] = await Promise.all([context.visit, freshness.look().then(() => true, noteBlindness)]);
    if (!isFresh) return renderOwn(request, context, inTurn);
    const shared = shareRequest(context, { screen, asked, cartCount: context.session.cartCount, flags: closingFlags, visit });
    const key = `${freshness.contentVersion()} ${shared.key}`;
    let personal: Answer | undefined;
    const make = async (signal: AbortSignal): Promise<KeptPage | undefined> => {
      const made = context.share(shared.facts());
      const result = await keep(await render(getRequest(shared.url, signal), made, inTurn), made);
      if (!(result instanceof Response)) return result;
      for (const cookie of made.responseCookies.entries()) context.responseCookies.set(cookie);
      personal = { response: result, shown: shownDecisions(made.document) };
      return undefined;
    };
    const page = cache.find(key) ?? (await cache.make(key, make, request.signal));
    if (page) return { response: await finishedResponse(page, request), shown: page.shown };
    // The page was rendered for this visitor already; other visitors who waited for it get their own.
    return personal ?? renderOwn(request, context, inTurn);
  };

  /** @returns the page to cache, or the response to one visitor */
  async function keep(response: Response, made: RequestContext): Promise<KeptPage | Response> {
    const { document, responseCookies, sources, url } = made;
    const isPage = response.status === 200 || response.status >= 400;
    if (!isPage || document.isPrivate || response.headers.has('set-cookie') || responseCookies.entries().length > 0) return response;
    const body = Buffer.from(await response.arrayBuffer());
    if (sources.isPersonal) {
      services.log.warn('[cairn] [page-cache] a page that should be for many is one shopper’s', { url: url.pathname });
      return new Response(body, response);
    }
    return keepPage({
      status: response.status,
      body,
      headers: [...response.headers].filter(([name]) => isOfAll(name)),
      parts: [...sources.parts],
      shown: shownDecisions(document),
    });
  }
}

const noHeaders = { get: () => null };

/** A request without anything of the visitor, not even HEAD as its method. */
function getRequest(url: string, signal: AbortSignal): ArrivingRequest {
  return { url, method: 'GET', headers: noHeaders, signal, toRequest: () => new Request(url, { signal }) };
}

/** The routes whose data the router requests; empty for all. */
function routesOf({ search, searchParams }: URL): readonly string[] {
  return search === '' ? [] : (searchParams.get(ROUTES) ?? '').split(',').filter((id) => id !== '');
}

/** Previews, test variants, pages under another site's address and pages of employees are rendered per visitor. */
function isSharable({ method }: ArrivingRequest, { mode, isKnownLocale, testContext, url, session }: RequestContext): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    session.staff === undefined &&
    isReading &&
    mode === 'publish' &&
    isKnownLocale &&
    testContext === undefined &&
    !url.searchParams.has('localePath')
  );
}
