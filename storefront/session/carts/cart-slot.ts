import { cartHeader } from '#commerce/client/page-header.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { isExpressCheckout } from '../../site/checkout-path.ts';
import type { CartSlot } from '#commerce/query/browser-calls.ts';

/** Which of the browser's carts a request is about. Pages are recognized by their path, calls of their scripts by a header. */
export function cartSlotOf({ url, headers }: Pick<RequestContext, 'url' | 'headers'>): CartSlot {
  return isExpressCheckout(url.pathname) || headers.get(cartHeader.name) === cartHeader.reserved ? 'reserved' : 'own';
}
