import { recommendationsOf } from '#blocks/host/decided-lists.ts';
import { parseTestContext } from '#engine/resolve/test-context.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { decide } from '#generated/calls/decide.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { callsOf } from '../request/calls-of.ts';
import { decisionsOf, type DecideAnswer } from '../personalization/decisions.ts';
import { decideRequest, monetateCookie } from '../personalization/events.ts';
import { readAddress, type PageSubject } from '../personalization/page-subject.ts';
import { segmentsOf, type AudienceFacts } from '../personalization/segments.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Visit } from '../request/visit.ts';
import { splitInterests } from '#validation/profile/interests.ts';
import { shownBefore } from '../request/recalculation.ts';
import { withinBudget } from '../services/within-budget.ts';
import { describePage } from './describe-page.ts';
import { keepIdentity } from './keep-identity.ts';
import { tokenMemoryOf } from './token-memory.ts';

/** Finds out who looks at the page, and has the personalization service decide for them. Never rejects. */
export async function meetVisitor(context: RequestContext): Promise<Visit> {
  const { services, isDialog = false } = context;
  const [page, audience] = await Promise.all([isDialog ? undefined : describePage(context), audienceOf(context)]);
  const answer = await decided(context, page, audience);
  if (answer && answer.meta.monetateId !== context.cookies[monetateCookie]) keepIdentity(context, answer.meta.monetateId);
  const recommendations = answer ? recommendationsOf(answer, context.site.currency) : [];
  // A preview tells nothing, and a recalculated page shows the lists that it showed before.
  if (answer && !isDialog && context.mode !== 'preview' && shownBefore(context) === undefined) {
    tokenMemoryOf(services).keep(answer.meta.monetateId, context.url.pathname, recommendations);
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

/** Undefined where there is no answer in time. */
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

/** Who looks, as their account says; without its answer in time they have signed in and are a member of nothing. */
async function audienceOf(context: RequestContext): Promise<AudienceFacts> {
  const { session, services } = context;
  if (session.customerId === undefined) return { loggedIn: false, cartCount: session.cartCount };
  const profile = await withinBudget(
    (signal) => session.profile(signal),
    services.settings.of(context.site).timeLimits.profile,
    (reason) => services.log.warn('[cairn] [session] no profile in time', { reason: String(reason), url: context.url.pathname }),
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

async function askForDecisions(context: RequestContext, { page, audience, signal }: Asking): Promise<DecideAnswer> {
  const { cartCount, cartSum, customerId } = context.session;
  const cart = page?.pageType === 'cart' ? await cartOf(context, signal) : undefined;
  const visitor = {
    ...(page && !page.isMoved ? { page } : {}),
    interests: splitInterests(audience.profile?.preferences.interests ?? '') ?? [],
    ...(customerId === undefined ? {} : { customerId }),
    searchTerm: readAddress(context).searchTerm,
    cartCount: cart?.totals.totalUnits ?? cartCount,
    cartSum: cart?.totals.itemTotal ?? cartSum,
    ...(cart ? { cart } : {}),
  };
  return decide(
    callsOf('personalization', context),
    { brand: context.site.brand, body: decideRequest(context, visitor, context.services.settings.of(context.site).personalization) },
    // The budget is its time limit.
    { signal, timeout: false },
  );
}

/** What lies in the cart is told on the cart page; without an answer that is a page like any other. */
async function cartOf(context: RequestContext, signal: AbortSignal): Promise<Cart | undefined> {
  const { calls, cartId } = context.session;
  if (cartId === undefined) return undefined;
  return getCart(calls, { basketId: cartId }, { signal }).catch(() => undefined);
}
