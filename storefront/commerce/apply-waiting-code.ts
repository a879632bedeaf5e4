import { ServiceError } from '#commerce/client/service-error.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import type { RequestContext } from '../request/request-context.ts';
import { forgetWaitingCode, waitingCodeOf } from '../request/waiting-code.ts';

/** A code that the service has rejected. */
export interface RejectedLink {
  readonly code: string;
  readonly errorId: string;
}

/**
 * Applies the code of an earlier link to the stored cart. It goes on waiting without a cart and where the service cannot be reached.
 * @returns the code if it was rejected.
 */
export async function applyWaitingCode(context: RequestContext): Promise<RejectedLink | undefined> {
  const { session, services } = context;
  const code = waitingCodeOf(context);
  if (code === undefined || session.cartId === undefined) return undefined;
  try {
    await applyCoupon(session.calls, { body: { basketId: session.cartId, code } });
  } catch (error) {
    const errorId = error instanceof ServiceError && error.status === 422 ? error.errorId : undefined;
    if (errorId === undefined) {
      services.log.warn('[cairn] [coupon] the code of a link could not be applied', { reason: String(error) });
      return undefined;
    }
    forgetWaitingCode(context);
    // A link may be followed again.
    return errorId === 'PRM139' ? undefined : { code, errorId };
  }
  forgetWaitingCode(context);
  return undefined;
}
