import { getCart } from '#generated/calls/get-cart.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { CallInput, CallOptions } from '#generated/openapi/call.ts';
import type { Calls } from '../../client/calls.ts';
import { requiresReaction } from '../../client/service-error.ts';

/** Placeholder for the id of the shopper's stored cart, which the gateway resolves. */
export const currentCart = 'current';

/** Input of screens that show what the shop has to change: deliveries that are not possible any more, and items without stock. */
export const cartReview = { inventorySupplyCheck: true, isPatchRequired: true } as const satisfies Partial<CallInput<'getCart'>>;

/**
 * Fetches the stored cart while it can be changed; null if the browser has none.
 * @throws ServiceError BSK404 if the service has lost the cart
 */
export async function getStoredCart(calls: Calls, input: CallInput<'getCart'>, options?: CallOptions): Promise<Cart | null> {
  // The gateway returns 204 if no cart is stored.
  const cart: Cart | undefined = await getCart(calls, input, options);
  return cart === undefined || cart.status === 'ordered' ? null : cart;
}

/** True if the cart has become an order; false if the service has lost it. */
export async function isOrdered(calls: Calls, basketId: string): Promise<boolean> {
  try {
    return (await getStoredCart(calls, { basketId }, { repeat: 'allow' })) === null;
  } catch (error) {
    if (requiresReaction(error, 'recreate-cart')) return false;
    throw error;
  }
}

/** Fetches a cart; null if there is none or it can no longer be changed. */
export async function findCart(calls: Calls, input: CallInput<'getCart'>, options?: CallOptions): Promise<Cart | null> {
  try {
    return await getStoredCart(calls, input, options);
  } catch (error) {
    if (requiresReaction(error, 'recreate-cart')) return null;
    throw error;
  }
}
