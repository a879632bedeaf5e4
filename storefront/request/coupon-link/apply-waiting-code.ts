import { ServiceError } from '#commerce/client/service-error.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { RequestContext } from '../request-context.ts';
import type { ShopperSession } from '../shopper-session.ts';
import { forgetWaitingCode, waitingCodeOf } from './waiting-code.ts';

/** The outcome for the code of a link: the cart that it joined, or why it was rejected. */
export type CodeOutcome = { readonly cart: Cart } | { readonly code: string; readonly errorId: string };

/** The error of a code that the cart holds already: a link may be followed again. */
const KNOWN = 'PRM139';

/**
 * Applies the code of an earlier link to the session's cart. It goes on waiting without a cart and where the service is down.
 * A rejected code waits, too, until `forgetWaitingCode`: only its caller knows whether the shopper sees the reason.
 */
export async function applyWaitingCode(context: RequestContext, session: ShopperSession): Promise<CodeOutcome | undefined> {
  const code = waitingCodeOf(context);
  if (code === undefined || session.cartId === undefined) return undefined;
  try {
    const cart = await applyCoupon(session.calls, { body: { basketId: session.cartId, code } });
    forgetWaitingCode(context);
    return { cart };
  } catch (error) {
    const errorId = error instanceof ServiceError && error.status === 422 ? error.errorId : undefined;
    if (errorId !== undefined && errorId !== KNOWN) return { code, errorId };
    if (errorId === KNOWN) forgetWaitingCode(context);
    else context.services.log.warn('[cairn] [coupon] the code of a link could not be applied', { reason: String(error) });
    return undefined;
  }
}
