import { NO_PLAN, createPlanInput, getRejectedPlanPath } from '#commerce/checkout/tenders/pay-later/plan-input.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { checkoutPath, expressCheckoutPath, isExpressCheckout, returnPath } from '../../site/checkout-path.ts';

/**
 * Pays the cart with the accepted plan of a session, and returns the path of the summary. The provider's server confirms that the plan was
 * accepted.
 */
export async function redeemPlan({ session, site, url }: RequestContext, sessionId: string): Promise<string> {
  const { calls, cartId } = session;
  const isExpress = isExpressCheckout(url.pathname);
  const own = `/${site.locale}${checkoutPath}`;
  const express = `/${site.locale}${expressCheckoutPath}`;
  // The session does not name its cart: if the shopper's own cart does not match, the express checkout's may.
  const next = isExpress ? getRejectedPlanPath(own, NO_PLAN) : `${express}${returnPath}?${new URLSearchParams({ session: sessionId })}`;
  if (cartId === undefined) return next;
  const checkout = isExpress ? express : own;
  try {
    await addPaymentInstrument(calls, { basketId: cartId, body: createPlanInput(sessionId) });
    return `${checkout}?step=summary`;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.errorId === undefined) throw error;
    return error.errorId === NO_PLAN && !isExpress ? next : getRejectedPlanPath(checkout, error.errorId);
  }
}
