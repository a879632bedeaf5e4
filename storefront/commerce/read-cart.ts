import { findCart } from '#commerce/cart/changes/find-cart.ts';
import { failureAsksFor } from '#commerce/client/service-error.ts';
import { cartKey } from '#commerce/query/cart-key.ts';
import type { Prefetch } from '#commerce/query/prefetch.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

/**
 * The stored cart as a page finds it, looked through for stock, into the page's cache. Null where there is none, also for a customer
 * whom the service does not know any more: the session has been forgotten by then. Undefined where it could not be had.
 */
export async function readCart({ calls, cartId }: ShopperSession, prefetch: Prefetch): Promise<Cart | null | undefined> {
  return prefetch.tryLoad({
    queryKey: cartKey,
    queryFn: async (): Promise<Cart | null> => {
      if (cartId === undefined) return null;
      try {
        return await findCart(calls, { basketId: cartId, inventorySupplyCheck: true });
      } catch (error) {
        if (failureAsksFor(error, 'reset-customer')) return null;
        throw error;
      }
    },
  });
}
