import { createElement } from 'react';
import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { authenticationChallengeMessages } from '#generated/messages/authentication-challenge/all.ts';
import { formatDate } from '#messages/format/date.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { PendingOrderBar } from '../parts/pending-order-bar.tsx';
import type { RequestContext } from '../request/request-context.ts';
import { runWithinBudget } from '../services/run-within-budget.ts';
import { confirmParameter, expressCheckoutPath, getReturnPath, isCheckout } from '../site/checkout-path.ts';
import { getTimeZone } from '../site/time-zone.ts';
import type { CanvasPart } from './compose.ts';

/**
 * The bar of an order that waits for the issuer's challenge, and once that of an order that was canceled meanwhile. Sends a request only for
 * a browser with a pending order; without a response in time the bar is left out.
 */
export async function loadPendingOrder(context: RequestContext): Promise<CanvasPart | undefined> {
  const { session, site, services, url } = context;
  const { pendingOrderId: orderId } = session;
  if (orderId === undefined || isWaitingPage(context)) return undefined;
  const order = await runWithinBudget(
    (signal) => getOrder(session.calls, { orderId }, { signal }),
    services.settings.of(site).timeLimits.profile,
    (reason) => services.log.warn('[cairn] [page] no pending order in time', { reason: String(reason), url: url.pathname }),
  );
  const challenge = order && getChallenge(order);
  if (!order || (!challenge && order.status !== 'cancelled')) return undefined;
  const { orderNumber, basketId } = order;
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: getTimeZone(site) } as const;
  const action = getReturnPath(site.locale, orderId);
  // The response has stored the cart with the items of a canceled order.
  const items = `/${site.locale}${basketId === session.cartId ? '/cart' : expressCheckoutPath}`;
  const props = challenge ? { time: formatDate(new Date(challenge.expiresAt), site.languageTag, options), href: action } : { href: items };
  const messages = getMessages(authenticationChallengeMessages, site.locale);
  return { hostPart: 'pending-order', element: createElement(PendingOrderBar, { messages, orderNumber, action, ...props }) };
}

/** True for the page that shows the order itself. */
const isWaitingPage = ({ session, url }: RequestContext): boolean =>
  isCheckout(url.pathname) && (session.cartId === undefined || url.searchParams.has(confirmParameter));
