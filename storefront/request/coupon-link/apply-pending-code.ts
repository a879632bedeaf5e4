import { ServiceError } from '#commerce/client/service-error.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { RequestContext } from '../request-context.ts';
import type { ShopperSession } from '../shopper-session.ts';
import { forgetPendingCode, getPendingCode } from './pending-code.ts';

/** Result for the code of a link: the cart with it, or the error code. */
export type CodeOutcome = { readonly cart: Cart } | { readonly code: string; readonly errorId: string };

/** Error code for a code that is in the cart already, e.g. because the link was followed again. */
const KNOWN = 'PRM139';

/**
 * Applies the pending code of a link to the session's cart. It stays pending without a cart or while the service is down; a rejected code
 * stays until `forgetPendingCode`, because only the caller knows whether the shopper sees the reason.
 */
export async function applyPendingCode(context: RequestContext, session: ShopperSession): Promise<CodeOutcome | undefined> {
  const code = getPendingCode(context);
  if (code === undefined || session.cartId === undefined) return undefined;
  try {
    const cart = await applyCoupon(session.calls, { body: { basketId: session.cartId, code } });
    forgetPendingCode(context);
    return { cart };
  } catch (error) {
    const errorId = error instanceof ServiceError && error.status === 422 ? error.errorId : undefined;
    if (errorId !== undefined && errorId !== KNOWN) return { code, errorId };
    if (errorId === KNOWN) forgetPendingCode(context);
    else context.services.log.warn('[cairn] [coupon] the code of a link could not be applied', { reason: String(error) });
    return undefined;
  }
}
