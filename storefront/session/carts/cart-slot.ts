import { cartHeader } from '#commerce/client/page-header.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { isExpressCheckout } from '../../site/checkout-path.ts';
import type { CartSlot } from '#commerce/query/browser-calls.ts';

/** The cart that a request is about: pages determine it by path, calls of scripts by a header. */
export function getCartSlot({ url, headers }: Pick<RequestContext, 'url' | 'headers'>): CartSlot {
  return isExpressCheckout(url.pathname) || headers.get(cartHeader.name) === cartHeader.reserved ? 'reserved' : 'own';
}
