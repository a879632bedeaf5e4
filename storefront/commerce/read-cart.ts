import { findCart } from '#commerce/cart/changes/find-cart.ts';
import { failureAsksFor } from '#commerce/client/service-error.ts';
import { cartKey } from '#commerce/query/cart-key.ts';
import type { Prefetch } from '#commerce/query/prefetch.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

/**
 * The stored cart as a page finds it, looked through for stock, into the page's cache. Null where there is none, also for a customer
 * whom the service does not know any more: the session has been forgotten by then. Undefined where it could not be had.
 *
 * @param describeLost What the shopper reads of items that a lost cart had; without it they are told later.
 */
export async function readCart(
  session: ShopperSession,
  prefetch: Prefetch,
  describeLost?: (names: readonly string[]) => string,
): Promise<Cart | null | undefined> {
  const { calls, cartId } = session;
  return prefetch.tryLoad({
    queryKey: cartKey,
    queryFn: async (): Promise<Cart | null> => {
      if (cartId === undefined) return null;
      try {
        const cart = await findCart(calls, { basketId: cartId, inventorySupplyCheck: true });
        return cart && describeLost ? withLost(cart, session.takeLost(cart.id), describeLost) : cart;
      } catch (error) {
        if (failureAsksFor(error, 'reset-customer')) return null;
        throw error;
      }
    },
  });
}

function withLost(cart: Cart, lost: readonly string[], describe: (names: readonly string[]) => string): Cart {
  if (lost.length === 0) return cart;
  const notification = { code: 'CartRecovered', level: 'warning', message: describe(lost) } as const;
  return { ...cart, customerNotifications: [notification, ...cart.customerNotifications] };
}
