import { recommendationsOf, type RecommendationList } from '#blocks/host/decided-lists.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { decide } from '#generated/calls/decide.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { callsOf } from '../request/calls-of.ts';
import { decisionsOf, type DecideAnswer } from '../personalization/decisions.ts';
import { decideRequest, monetateCookie } from '../personalization/events.ts';
import { readAddress, type PageSubject } from '../personalization/page-subject.ts';
import { segmentsOf, type AudienceFacts } from '../personalization/segments.ts';
import type { RequestFacts } from '../request/request.ts';
import { createRequestNote } from '../request/request-notes.ts';
import type { Services } from '../services/services.ts';
import { splitInterests } from '#validation/profile/interests.ts';
import { sessionOf } from '../session/session-of.ts';
import { shownBefore } from '../request/recalculation.ts';
import { withinBudget } from '../services/within-budget.ts';
import { describePage } from './describe-page.ts';
import { keepIdentity } from './keep-identity.ts';
import { tokenMemoryOf } from './token-memory.ts';

export interface Visit {
  readonly visitor: Visitor;
  /** The page's list of recommendation answers, by index. */
  readonly recommendations: readonly RecommendationList[];
  /** Whom the personalization service takes the visitor for; undefined where it has not answered. */
  readonly monetateId?: string;
}

export interface VisitOptions {
  /** A dialog is no page: what it stands on has been told already. */
  readonly isPage?: boolean;
}

const visits = createRequestNote<Promise<Visit>>('visit');

/** Who looks at the page, and what was decided for them; asked once for a request, however many loaders want to know. Never rejects. */
export function visitOf(facts: RequestFacts, services: Services, options: VisitOptions = {}): Promise<Visit> {
  const known = visits.find(facts);
  if (known) return known;
  const visit = meet(facts, services, options);
  visits.keep(facts, visit);
  return visit;
}

/** Lets a request that is made for many have a visit that holds for all of them. */
export function shareVisit(facts: RequestFacts, visit: Visit): void {
  visits.keep(facts, Promise.resolve(visit));
}

/** The visit that was made while a request was answered, if there was one. */
export async function knownVisit(facts: RequestFacts): Promise<Visit | undefined> {
  return visits.find(facts);
}

async function meet(facts: RequestFacts, services: Services, { isPage = true }: VisitOptions): Promise<Visit> {
  const [page, audience] = await Promise.all([isPage ? describePage(facts, services) : undefined, audienceOf(facts, services)]);
  const answer = await decided(facts, services, page, audience);
  if (answer && answer.meta.monetateId !== facts.cookies[monetateCookie]) keepIdentity(facts, answer.meta.monetateId);
  const recommendations = answer ? recommendationsOf(answer, facts.site.currency) : [];
  // A preview tells nothing, and a recalculated page shows the lists that it showed before.
  if (answer && isPage && facts.mode !== 'preview' && shownBefore(facts) === undefined) {
    tokenMemoryOf(services).keep(answer.meta.monetateId, facts.url.pathname, recommendations);
  }
  const testContext = parseTestContext(facts.testContext);
  return {
    visitor: {
      decisions: answer ? decisionsOf(answer) : {},
      segments: segmentsOf(audience),
      ...(testContext ? { testContext } : {}),
      ...(page?.product ? { product: { productId: page.product.productId, skus: page.product.ids } } : {}),
      categoryIds: page?.categories ?? [],
      hasData: ({ recommendations: asked }) => asked === undefined || (recommendations[asked.index]?.products.length ?? 0) > 0,
      now: facts.previewDateTime ? Date.parse(facts.previewDateTime) : services.now().getTime(),
    },
    recommendations,
    ...(answer ? { monetateId: answer.meta.monetateId } : {}),
  };
}

/** Undefined where there is no answer in time. */
async function decided(
  facts: RequestFacts,
  services: Services,
  page: PageSubject | undefined,
  audience: AudienceFacts,
): Promise<DecideAnswer | undefined> {
  return withinBudget(
    (signal) => askForDecisions(facts, services, { page, audience, signal }),
    services.settings.of(facts.site).timeLimits.decision,
    (reason) =>
      services.log.warn('[cairn] [personalization] no decision in time, so baselines show', {
        reason: String(reason),
        url: facts.url.pathname,
      }),
  );
}

/** Who looks, as their account says; without its answer in time they have signed in and are a member of nothing. */
async function audienceOf(facts: RequestFacts, services: Services): Promise<AudienceFacts> {
  const session = sessionOf(facts, services);
  if (session.customerId === undefined) return { loggedIn: false, cartCount: session.cartCount };
  const profile = await withinBudget(
    (signal) => session.profile(signal),
    services.settings.of(facts.site).timeLimits.profile,
    (reason) => services.log.warn('[cairn] [session] no profile in time', { reason: String(reason), url: facts.url.pathname }),
  );
  if (!profile) await session.settled();
  // A session that was refused is over: its shopper is a guest again, without a cart.
  const { customerId, cartCount } = session;
  return customerId === undefined ? { loggedIn: false, cartCount } : { loggedIn: true, cartCount, ...(profile ? { profile } : {}) };
}

interface Asking {
  readonly page: PageSubject | undefined;
  readonly audience: AudienceFacts;
  readonly signal: AbortSignal;
}

async function askForDecisions(facts: RequestFacts, services: Services, { page, audience, signal }: Asking): Promise<DecideAnswer> {
  const { cartCount, cartSum, customerId } = sessionOf(facts, services);
  const cart = page?.pageType === 'cart' ? await cartOf(facts, services, signal) : undefined;
  const visitor = {
    ...(page && !page.isMoved ? { page } : {}),
    interests: splitInterests(audience.profile?.preferences.interests ?? '') ?? [],
    ...(customerId === undefined ? {} : { customerId }),
    searchTerm: readAddress(facts).searchTerm,
    cartCount: cart?.totals.totalUnits ?? cartCount,
    cartSum: cart?.totals.itemTotal ?? cartSum,
    ...(cart ? { cart } : {}),
  };
  return decide(
    callsOf('personalization', facts, services),
    { brand: facts.site.brand, body: decideRequest(facts, visitor, services.settings.of(facts.site).personalization) },
    // The budget is its time limit.
    { signal, timeout: false },
  );
}

/** What lies in the cart is told on the cart page; without an answer that is a page like any other. */
async function cartOf(facts: RequestFacts, services: Services, signal: AbortSignal): Promise<Cart | undefined> {
  const { calls, cartId } = sessionOf(facts, services);
  if (cartId === undefined) return undefined;
  return getCart(calls, { basketId: cartId }, { signal }).catch(() => undefined);
}
