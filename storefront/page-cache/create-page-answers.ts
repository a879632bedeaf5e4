import { definitions } from '#blocks/index.ts';
import { shownDecisions } from '../page/shown-decisions.ts';
import { tellImpressions } from '../page/tell-impressions.ts';
import { readUrl, ROUTES } from '../request/read-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import { sharedScreenOf } from '../screen/define-screen.ts';
import type { Freshness, Services } from '../services/services.ts';
import { answerFrom, type PageAnswer, type PageRequest } from './answer-page.ts';
import { keepPage, type KeptPage } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import { shareRequest, type SharedRequest } from './shared-request.ts';

/** Runs work when it is its turn. */
export type InTurn = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

export interface PageAnswersOptions {
  readonly services: Services;
  readonly freshness: Freshness;
  /** Bytes of memory for all pages. */
  readonly bytes: number;
  /** Of the route that a path leads to. */
  readonly loaderOf: (path: string) => object | undefined;
  readonly isRoute: (id: string) => boolean;
  readonly render: (request: Request, context: RequestContext) => Promise<Response>;
}

/** Answers a request from a page that is kept, or made now for everybody; undefined for one that is answered for its visitor alone. */
export type AnswerPage = (request: PageRequest, context: RequestContext, inTurn: InTurn) => Promise<PageAnswer | undefined>;

const closingFlags = Object.values(definitions).flatMap(({ closedBy }) => closedBy?.flag ?? []);

/** Not one visitor's, and not the answer's alone. */
const isOfAll = (name: string): boolean => !/^(?:set-cookie|content-length|date|connection|transfer-encoding)$/.test(name);

export function createPageAnswers({ services, freshness, bytes, loaderOf, isRoute, render }: PageAnswersOptions): AnswerPage {
  const cache = createPageCache<KeptPage>(bytes, freshness);

  async function make(context: RequestContext, { url, facts }: SharedRequest, signal: AbortSignal): Promise<KeptPage | undefined> {
    const shared = context.open(facts());
    const response = await render(new Request(url, { signal }), shared);
    const { parts, isPersonal } = shared.sources;
    // What leads elsewhere leads there with all that the visitor's address says.
    const isPage = response.status === 200 || response.status >= 400;
    const isShared = isPage && !isPersonal && !shared.document.isPrivate && !response.headers.has('set-cookie');
    if (isPersonal)
      services.log.warn('[cairn] [page-cache] a page that should be for many is one shopper’s', { url: context.url.pathname });
    if (!isShared || shared.responseCookies.entries().length > 0) return undefined;
    return keepPage({
      status: response.status,
      body: Buffer.from(await response.arrayBuffer()),
      headers: [...response.headers].filter(([name]) => isOfAll(name)),
      parts: [...parts],
      shown: shownDecisions(shared.document),
    });
  }

  const noteBlindness = (error: unknown): false => {
    services.log.warn('[cairn] [page-cache] nobody knows what has changed, so no kept page is sent', { reason: String(error) });
    return false;
  };

  return async (request, context, inTurn) => {
    const screen = isSharable(request, context) ? sharedScreenOf(loaderOf(context.url.pathname)) : undefined;
    const { asked } = readUrl(request.url);
    if (!screen || !routesOf(asked).every(isRoute)) return undefined;
    const [visit, isFresh] = await Promise.all([context.visit, freshness.look().then(() => true, noteBlindness)]);
    if (!isFresh) return undefined;
    const { cartCount } = context.session;
    const shared = shareRequest(context, { screen, asked, cartCount, flags: closingFlags, visit });
    const key = `${freshness.contentVersion()} ${shared.key}`;
    const page =
      cache.find(key) ?? (await cache.make(key, (signal) => inTurn(() => make(context, shared, signal), signal), request.signal));
    if (!page) return undefined;
    // Behind the answer.
    setImmediate(() => void tellImpressions(context, page.shown));
    return answerFrom(page, request, context.responseCookies.entries());
  };
}

/** Whose data the router wants; none where it wants all. */
function routesOf({ search, searchParams }: URL): readonly string[] {
  return search === '' ? [] : (searchParams.get(ROUTES) ?? '').split(',').filter((id) => id !== '');
}

/** Previews, tests of variants and pages of another site's address are made for who asks. */
function isSharable({ method }: PageRequest, { mode, isKnownLocale, testContext, url }: RequestContext): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && mode === 'publish' && isKnownLocale && testContext === undefined && !url.searchParams.has('localePath');
}
