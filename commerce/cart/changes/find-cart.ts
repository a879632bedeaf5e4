import { getCart } from '#generated/calls/get-cart.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { CallInput, CallOptions } from '#generated/openapi/call.ts';
import type { Calls } from '../../client/calls.ts';
import { failureAsksFor } from '../../client/service-error.ts';

/** Stands for the shopper's stored cart in a page's calls: the gateway knows its id. */
export const currentCart = 'current';

/** A cart that can still be changed; null where the browser has none. A cart that the service has lost is an error (BSK404). */
export async function getStoredCart(calls: Calls, input: CallInput<'getCart'>, options?: CallOptions): Promise<Cart | null> {
  // The gateway returns 204 where no cart is stored.
  const cart: Cart | undefined = await getCart(calls, input, options);
  return cart === undefined || cart.status === 'ordered' ? null : cart;
}

/** True for a cart that has become an order, false for one that the service has lost. */
export async function isOrdered(calls: Calls, basketId: string): Promise<boolean> {
  try {
    return (await getStoredCart(calls, { basketId }, { repeat: 'allow' })) === null;
  } catch (error) {
    if (failureAsksFor(error, 'recreate-cart')) return false;
    throw error;
  }
}

/** A cart; null where there is none, or none that can still be changed. */
export async function findCart(calls: Calls, input: CallInput<'getCart'>, options?: CallOptions): Promise<Cart | null> {
  try {
    return await getStoredCart(calls, input, options);
  } catch (error) {
    if (failureAsksFor(error, 'recreate-cart')) return null;
    throw error;
  }
}
