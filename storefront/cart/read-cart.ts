import { keys } from '#commerce/query/keys.ts';
import type { Prefetch } from '#commerce/query/prefetch.ts';
import { dataOf } from '#commerce/client/calls.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ShopperSession } from '../session/session-of.ts';

/**
 * The stored cart as a page finds it, looked through for stock, into the page's cache. Null where there is none, also for a customer
 * whom the service does not know any more: the session has been forgotten by then. Undefined where it could not be had.
 */
export async function readCart({ calls, cartId }: ShopperSession, prefetch: Prefetch): Promise<Cart | null | undefined> {
  return prefetch.tryLoad({
    queryKey: keys.cart,
    queryFn: async (): Promise<Cart | null> => {
      if (cartId === undefined) return null;
      try {
        const params = { path: { basketId: cartId }, query: { inventorySupplyCheck: true } };
        const cart = await dataOf('getCart', calls.GET('/cart/v1/cart/{basketId}', { params }));
        return cart.status === 'ordered' ? null : cart;
      } catch (error) {
        if (error instanceof ServiceError && ['BSK404', 'AUT498'].includes(error.errorId ?? '')) return null;
        throw error;
      }
    },
  });
}
