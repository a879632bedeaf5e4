import { definitions } from '#blocks/index.ts';
import { documentOf } from '../canvas/document-record.ts';
import { shownDecisions } from '../page/shown-decisions.ts';
import { tellImpressions } from '../page/tell-impressions.ts';
import { visitOf } from '../page/visit.ts';
import { readUrl, ROUTES } from '../request/read-url.ts';
import type { RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';
import { sourcesOf } from '../request/shared-calls.ts';
import { sharedScreenOf } from '../screen/define-screen.ts';
import type { Freshness, Services } from '../services/services.ts';
import { sessionOf } from '../session/session-of.ts';
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
  readonly render: (request: Request, facts: RequestFacts) => Promise<Response>;
}

/** Answers a request from a page that is kept, or made now for everybody; undefined for one that is answered for its visitor alone. */
export type AnswerPage = (request: PageRequest, facts: RequestFacts, inTurn: InTurn) => Promise<PageAnswer | undefined>;

const closingFlags = Object.values(definitions).flatMap(({ closedBy }) => closedBy?.flag ?? []);

/** Not one visitor's, and not the answer's alone. */
const isOfAll = (name: string): boolean => !/^(?:set-cookie|content-length|date|connection|transfer-encoding)$/.test(name);

export function createPageAnswers({ services, freshness, bytes, loaderOf, isRoute, render }: PageAnswersOptions): AnswerPage {
  const cache = createPageCache<KeptPage>(bytes, freshness);

  async function make({ url, ...shared }: SharedRequest, signal: AbortSignal): Promise<KeptPage | undefined> {
    const facts = shared.facts();
    const response = await render(new Request(url, { signal }), facts);
    const { parts, isPersonal } = sourcesOf(facts);
    // What leads elsewhere leads there with all that the visitor's address says.
    const isPage = response.status === 200 || response.status >= 400;
    const isShared = isPage && !isPersonal && !documentOf(facts).isPrivate && !response.headers.has('set-cookie');
    if (isPersonal) services.log.warn('[cairn] [page-cache] a page that should be for many is one shopper’s', { url: facts.url.pathname });
    if (!isShared || responseCookies(facts).entries().length > 0) return undefined;
    return keepPage({
      status: response.status,
      body: Buffer.from(await response.arrayBuffer()),
      headers: [...response.headers].filter(([name]) => isOfAll(name)),
      parts: [...parts],
      shown: shownDecisions(documentOf(facts)),
    });
  }

  const noteBlindness = (error: unknown): false => {
    services.log.warn('[cairn] [page-cache] nobody knows what has changed, so no kept page is sent', { reason: String(error) });
    return false;
  };

  return async (request, facts, inTurn) => {
    const screen = isSharable(request, facts) ? sharedScreenOf(loaderOf(facts.url.pathname)) : undefined;
    const { asked } = readUrl(request.url);
    if (!screen || !routesOf(asked).every(isRoute)) return undefined;
    const [visit, isFresh] = await Promise.all([visitOf(facts, services), freshness.look().then(() => true, noteBlindness)]);
    if (!isFresh) return undefined;
    const { cartCount } = sessionOf(facts, services);
    const shared = shareRequest(facts, { screen, asked, cartCount, flags: closingFlags, visit });
    const key = `${freshness.contentVersion()} ${shared.key}`;
    const page = cache.find(key) ?? (await cache.make(key, (signal) => inTurn(() => make(shared, signal), signal), request.signal));
    if (!page) return undefined;
    // Behind the answer.
    setImmediate(() => void tellImpressions(facts, services, page.shown));
    return answerFrom(page, request, responseCookies(facts).entries());
  };
}

/** Whose data the router wants; none where it wants all. */
function routesOf({ search, searchParams }: URL): readonly string[] {
  return search === '' ? [] : (searchParams.get(ROUTES) ?? '').split(',').filter((id) => id !== '');
}

/** Previews, tests of variants and pages of another site's address are made for who asks. */
function isSharable({ method }: PageRequest, { mode, isKnownLocale, testContext, url }: RequestFacts): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && mode === 'publish' && isKnownLocale && testContext === undefined && !url.searchParams.has('localePath');
}
