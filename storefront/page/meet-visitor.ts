import { recommendationsOf } from '#blocks/host/decided-lists.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import { decide } from '#generated/calls/decide.ts';
import { callsOf } from '../request/calls-of.ts';
import { decisionsOf, type DecideAnswer } from '../personalization/decisions.ts';
import { decideRequest } from '../personalization/events.ts';
import { monetateCookie } from '../request/visitor-cookie.ts';
import { readAddress, type PageSubject } from '../personalization/page-subject.ts';
import { segmentsOf, type AudienceFacts } from '../personalization/segments.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import type { Visit } from '../request/visit.ts';
import { splitInterests } from '#validation/profile/interests.ts';
import { shownBefore } from '../request/recalculation.ts';
import { withinBudget } from '../services/within-budget.ts';
import { describePage } from './describe-page.ts';
import { keepIdentity } from './keep-identity.ts';
import { tokenMemoryOf } from './token-memory.ts';

/** Maximum number of recommendation lists stored for one page, however often it is recalculated. */
const MOST_LISTS = 40;

/** Identifies the visitor and requests decisions from the personalization service. Never rejects. */
export async function meetVisitor(context: RequestContext): Promise<Visit> {
  const { services, isDialog = false } = context;
  const [page, audience] = await Promise.all([isDialog ? undefined : describePage(context), audienceOf(context)]);
  const answer = await decided(context, page, audience);
  if (answer && answer.meta.monetateId !== context.cookies[monetateCookie]) keepIdentity(context, answer.meta.monetateId);
  const recommendations = answer ? recommendationsOf(answer, context.site.currency) : [];
  // A preview reports nothing. Visitors may still click recommendations from before a recalculation.
  if (answer && !isDialog && context.mode !== 'preview') {
    const { monetateId } = answer.meta;
    const path = context.url.pathname;
    const before = shownBefore(context) === undefined ? [] : (tokenMemoryOf(services).find(monetateId, path) ?? []);
    tokenMemoryOf(services).keep(monetateId, path, [...before, ...recommendations].slice(0, MOST_LISTS));
  }
  const testContext = parseTestContext(context.testContext);
  return {
    visitor: {
      decisions: answer ? decisionsOf(answer) : {},
      segments: segmentsOf(audience),
      ...(testContext ? { testContext } : {}),
      ...(page?.product ? { product: { productId: page.product.productId, skus: page.product.ids } } : {}),
      categoryIds: page?.categories ?? [],
      hasData: ({ recommendations: asked }) => asked === undefined || (recommendations[asked.index]?.products.length ?? 0) > 0,
      now: context.previewDateTime ? Date.parse(context.previewDateTime) : services.now().getTime(),
    },
    recommendations,
    ...(answer ? { monetateId: answer.meta.monetateId } : {}),
  };
}

/** Undefined without a response in time. */
async function decided(context: RequestContext, page: PageSubject | undefined, audience: AudienceFacts): Promise<DecideAnswer | undefined> {
  return withinBudget(
    (signal) => askForDecisions(context, { page, audience, signal }),
    context.services.settings.of(context.site).timeLimits.decision,
    (reason) =>
      context.services.log.warn('[cairn] [personalization] no decision in time, so baselines show', {
        reason: String(reason),
        url: context.url.pathname,
      }),
  );
}

/** The visitor's audiences by account; without a profile in time, a signed-in customer without memberships. */
async function audienceOf(context: RequestContext): Promise<AudienceFacts> {
  const { session, services } = context;
  if (session.customerId === undefined) return { loggedIn: false, cartCount: session.cartCount };
  const profile = await withinBudget(
    (signal) => session.profile(signal),
    services.settings.of(context.site).timeLimits.profile,
    (reason) => services.log.warn('[cairn] [session] no profile in time', { reason: String(reason), url: context.url.pathname }),
  );
  if (!profile) await session.settled();
  // A rejected session has ended: its shopper is a guest again, without a cart.
  const { customerId, cartCount } = session;
  return customerId === undefined ? { loggedIn: false, cartCount } : { loggedIn: true, cartCount, ...(profile ? { profile } : {}) };
}

interface Asking {
  readonly page: PageSubject | undefined;
  readonly audience: AudienceFacts;
  readonly signal: AbortSignal;
}

async function askForDecisions(context: RequestContext, { page, audience, signal }: Asking): Promise<DecideAnswer> {
  const settings = context.services.settings.of(context.site);
  // First, because reading the cart may correct its count.
  const cartLines = await cartLinesOf(context, settings.timeLimits.decision * CART_SHARE);
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
    callsOf('personalization', context),
    { brand: context.site.brand, body: decideRequest(context, visitor, settings.personalization) },
    // The budget acts as the time-out.
    { signal, timeout: false },
  );
}

/** Share of the decision's time limit, so that a slow cart service does not prevent the decision. */
const CART_SHARE = 0.5;

/** Without a response in time, decisions are requested without cart lines. */
async function cartLinesOf({ session, services, url }: RequestContext, budget: number): ReturnType<ShopperSession['cartLines']> {
  const lines = await withinBudget(
    (signal) => session.cartLines(signal),
    budget,
    (reason) => services.log.warn('[cairn] [personalization] no cart lines in time', { reason: String(reason), url: url.pathname }),
  );
  return lines ?? [];
}
