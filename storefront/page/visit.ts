import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { decide } from '#generated/calls/decide.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { callsOf } from '../request/calls-of.ts';
import { cookie, longestAge } from '../request/cookies.ts';
import { decisionsOf, recommendationsOf, type DecideAnswer } from '../personalization/decisions.ts';
import { decideRequest, monetateCookie } from '../personalization/events.ts';
import { pageFactsOf, type PageFacts } from '../personalization/page-facts.ts';
import { guest, segmentsOf } from '../personalization/segments.ts';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { responseCookies } from '../request/response-cookies.ts';
import { sessionOf } from '../session/session-of.ts';
import { withinBudget } from '../services/within-budget.ts';

export interface Visit {
  readonly visitor: Visitor;
  /** The page's list of recommendation answers, by index. */
  readonly recommendations: readonly (readonly RecommendedProduct[])[];
}

const visits = new WeakMap<RequestFacts, Promise<Visit>>();

/** Who looks at the page, and what was decided for them; asked once for a request, however many loaders want to know. Never rejects. */
export function visitOf(facts: RequestFacts, services: Services): Promise<Visit> {
  const known = visits.get(facts);
  if (known) return known;
  const visit = meet(facts, services);
  visits.set(facts, visit);
  return visit;
}

async function meet(facts: RequestFacts, services: Services): Promise<Visit> {
  const answer = await withinBudget(
    (signal) => askForDecisions(facts, services, signal),
    services.settings.of(facts.site).timeLimits.decision,
    (reason) =>
      services.log.warn('[cairn] [personalization] no decision in time, so baselines show', {
        reason: String(reason),
        url: facts.url.pathname,
      }),
  );
  if (answer) keepIdentity(facts, answer);
  const testContext = parseTestContext(facts.testContext);
  return {
    visitor: {
      decisions: answer ? decisionsOf(answer) : {},
      segments: segmentsOf({ ...guest, cartCount: sessionOf(facts, services).cartCount }),
      now: facts.previewDateTime ? Date.parse(facts.previewDateTime) : services.now().getTime(),
      ...(testContext ? { testContext } : {}),
    },
    recommendations: answer ? recommendationsOf(answer, facts.site.currency) : [],
  };
}

async function askForDecisions(facts: RequestFacts, services: Services, signal: AbortSignal): Promise<DecideAnswer> {
  const page = await pageFacts(facts, services, signal);
  return decide(callsOf('personalization', facts, services), { brand: facts.site.brand, body: decideRequest(facts, page) }, { signal });
}

/** The cart page tells what lies in the cart; without an answer it is a page like any other. */
async function pageFacts(facts: RequestFacts, services: Services, signal: AbortSignal): Promise<PageFacts> {
  const { calls, cartId, cartCount } = sessionOf(facts, services);
  const page = { ...pageFactsOf(facts), cartCount };
  if (page.pageType !== 'cart' || cartId === undefined) return page;
  try {
    return { ...page, cart: await getCart(calls, { basketId: cartId }, { signal }) };
  } catch {
    return page;
  }
}

/** The identifier that the service has issued goes with every later call. */
function keepIdentity(facts: RequestFacts, { meta }: DecideAnswer): void {
  if (!meta.monetateId || meta.monetateId === facts.cookies[monetateCookie]) return;
  responseCookies(facts).set(
    cookie(monetateCookie, meta.monetateId, { maxAge: longestAge, httpOnly: true, secure: facts.url.protocol === 'https:' }),
  );
}
