import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { getRejectedPaymentPath } from '#commerce/checkout/order/rejected-path.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { patchOrder } from '#generated/calls/patch-order.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { getConfirmationPath } from '../../screens/order-confirmation/confirmation-path.ts';
import { checkoutPath, expressCheckoutPath, getPendingOrderPath } from '../../site/checkout-path.ts';

/** Default code of an order that was canceled without a reason. */
const UNKNOWN = 'PAY400' satisfies ErrorCode;

interface Ended {
  /** Id of the order; the latest of this browser by default. */
  readonly orderId: string | undefined;
  /** The challenge that has ended; one of another order changes nothing. */
  readonly authenticationId?: string | undefined;
  /** True if the shopper cancels the payment. */
  readonly isCancelled?: boolean;
}

/** Settles the order and returns the path of the page that shows the result. The service finds only the shopper's own orders. */
export async function findOrderPath(
  { session, site }: RequestContext,
  { authenticationId, isCancelled = false, ...ended }: Ended,
): Promise<string> {
  const { calls } = session;
  const orderId = ended.orderId ?? session.orderId ?? session.placedOrderId;
  if (orderId === undefined) return `/${site.locale}${checkoutPath}`;
  const found = await getOrder(calls, { orderId });
  const { authenticationId: open } = getChallenge(found) ?? {};
  const isAbout = open !== undefined && (isCancelled || open === authenticationId);
  const result = isCancelled ? 'cancelled' : 'completed';
  const order = isAbout ? await patchOrder(calls, { orderNumber: found.orderNumber, body: { authenticationId: open, result } }) : found;
  if (order.status === 'cancelled') return getCanceledPath(order, site.locale, session.cartId);
  return getChallenge(order) ? getPendingOrderPath(site.locale, session.cartId) : getConfirmationPath(site.locale, order.orderId);
}

/** The billing step of the cart with the order's items. */
function getCanceledPath({ basketId, cancelReason }: Order, locale: string, cartId: string | undefined): string {
  const path = basketId === undefined || basketId === cartId ? checkoutPath : expressCheckoutPath;
  return getRejectedPaymentPath(`/${locale}${path}`, cancelReason ?? UNKNOWN);
}
