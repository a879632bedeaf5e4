import { parseRecommendationLists } from '#blocks/host/parse-recommendation-lists.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import { decide } from '#generated/calls/decide.ts';
import { createServiceCalls } from '../request/create-service-calls.ts';
import { getDecisions, type DecideResponse } from '../personalization/decisions.ts';
import { createDecideRequest } from '../personalization/events.ts';
import { monetateCookie } from '../request/visitor-cookie.ts';
import { readAddress, type PageSubject } from '../personalization/page-subject.ts';
import { getSegments, hasBenefits, type AudienceFacts } from '../personalization/segments.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import type { Visit } from '../request/visit.ts';
import { splitInterests } from '#validation/profile/interests.ts';
import { readShownVariants } from '../request/recalculation.ts';
import { runWithinBudget } from '../services/run-within-budget.ts';
import { describePage } from './describe-page.ts';
import { personalizeRecommendations } from './personal-recommendations.ts';
import { storeIdentity } from './store-identity.ts';
import { getTokenMemory } from './token-memory.ts';

/** Maximum number of recommendation lists stored for one page, however often it is recalculated. */
const MAX_LISTS = 40;

/** Identifies the visitor and requests decisions from the personalization service. Never rejects. */
export async function loadVisit(context: RequestContext): Promise<Visit> {
  const { services, isDialog = false } = context;
  const [page, audience] = await Promise.all([isDialog ? undefined : describePage(context), loadAudience(context)]);
  const result = await loadDecisions(context, page, audience);
  if (result && result.meta.monetateId !== context.cookies[monetateCookie]) storeIdentity(context, result.meta.monetateId);
  const decided = result ? parseRecommendationLists(result, context.site.currency) : [];
  const hasOwnPrices = hasBenefits(audience);
  const recommendations = hasOwnPrices && !isDialog ? await personalizeRecommendations(decided, context) : decided;
  // A preview reports nothing. Visitors may still click recommendations from before a recalculation.
  if (result && !isDialog && context.mode !== 'preview') {
    const { monetateId } = result.meta;
    const path = context.url.pathname;
    const before = readShownVariants(context) === undefined ? [] : (getTokenMemory(services).find(monetateId, path) ?? []);
    getTokenMemory(services).store(monetateId, path, [...before, ...recommendations].slice(0, MAX_LISTS));
  }
  const testContext = parseTestContext(context.testContext);
  return {
    visitor: {
      decisions: result ? getDecisions(result) : {},
      segments: getSegments(audience),
      ...(testContext ? { testContext } : {}),
      ...(page?.product ? { product: { productId: page.product.productId, skus: page.product.ids } } : {}),
      categoryIds: page?.categories ?? [],
      hasData: ({ recommendations: requested }) => requested === undefined || (recommendations[requested.index]?.products.length ?? 0) > 0,
      now: context.previewDateTime ? Date.parse(context.previewDateTime) : services.now().getTime(),
    },
    recommendations,
    ...(result ? { monetateId: result.meta.monetateId } : {}),
    hasBenefits: hasOwnPrices,
  };
}

/** Undefined without a response in time. */
async function loadDecisions(
  context: RequestContext,
  page: PageSubject | undefined,
  audience: AudienceFacts,
): Promise<DecideResponse | undefined> {
  return runWithinBudget(
    (signal) => requestDecisions(context, { page, audience, signal }),
    context.services.settings.of(context.site).timeLimits.decision,
    (reason) =>
      context.services.log.warn('[cairn] [personalization] no decision in time, baselines are shown', {
        reason: String(reason),
        url: context.url.pathname,
      }),
  );
}

/** The visitor's audiences by account; without a profile in time, a signed-in customer without memberships. */
async function loadAudience(context: RequestContext): Promise<AudienceFacts> {
  const { session, services } = context;
  if (session.customerId === undefined) return { loggedIn: false, cartCount: session.cartCount };
  const profile = await runWithinBudget(
    (signal) => session.profile(signal),
    services.settings.of(context.site).timeLimits.profile,
    (reason) => services.log.warn('[cairn] [session] no profile in time', { reason: String(reason), url: context.url.pathname }),
  );
  if (!profile) await session.settled();
  // A rejected session has ended: its shopper is a guest again, without a cart.
  const { customerId, cartCount } = session;
  return customerId === undefined ? { loggedIn: false, cartCount } : { loggedIn: true, cartCount, ...(profile ? { profile } : {}) };
}

interface DecisionInput {
  readonly page: PageSubject | undefined;
  readonly audience: AudienceFacts;
  readonly signal: AbortSignal;
}

async function requestDecisions(context: RequestContext, { page, audience, signal }: DecisionInput): Promise<DecideResponse> {
  const settings = context.services.settings.of(context.site);
  // First, because reading the cart may correct its count.
  const cartLines = await loadCartLines(context, settings.timeLimits.decision * CART_SHARE);
  const { cartCount, cartSum, customerId } = context.session;
  const visitor = {
    ...(page && !page.isMoved ? { page } : {}),
    interests: splitInterests(audience.profile?.preferences.interests ?? '') ?? [],
    ...(customerId === undefined ? {} : { customerId }),
    searchTerm: readAddress(context).searchTerm,
    cartCount,
    cartSum,
    cartLines,
  };
  return decide(
    createServiceCalls('personalization', context),
    { brand: context.site.brand, body: createDecideRequest(context, visitor, settings.personalization) },
    // The budget acts as the time-out.
    { signal, timeout: false },
  );
}

/** Share of the decision's time limit, so that a slow cart service does not prevent the decision. */
const CART_SHARE = 0.5;

/** Without a response in time, decisions are requested without cart lines. */
async function loadCartLines({ session, services, url }: RequestContext, budget: number): ReturnType<ShopperSession['cartLines']> {
  const lines = await runWithinBudget(
    (signal) => session.cartLines(signal),
    budget,
    (reason) => services.log.warn('[cairn] [personalization] no cart lines in time', { reason: String(reason), url: url.pathname }),
  );
  return lines ?? [];
}
