import type { Cart } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { ServiceError } from '../client/service-error.ts';

/** Stands for the shopper's stored cart in a page's calls: the gateway knows its id. */
export const currentCart = 'current';

/** A cart; null where there is none, or none that can still be changed. */
export async function getCart(calls: Calls, basketId: string, signal?: AbortSignal): Promise<Cart | null> {
  try {
    const call = calls.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } }, signal });
    // The gateway answers nothing for the stored cart where none is stored.
    const cart: Cart | undefined = await dataOf('getCart', call);
    return cart === undefined || cart.status === 'ordered' ? null : cart;
  } catch (error) {
    if (error instanceof ServiceError && error.errorId === 'BSK404') return null;
    throw error;
  }
}
