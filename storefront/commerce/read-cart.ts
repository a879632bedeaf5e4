import { cartReview, findCart } from '#commerce/cart/changes/find-cart.ts';
import { requiresReaction } from '#commerce/client/service-error.ts';
import { cartKey } from '#commerce/query/cart-key.ts';
import type { Prefetch } from '#commerce/query/prefetch.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

/**
 * Loads the stored cart, reviewed, into the page's cache. Returns null without a cart or if the customer no longer exists, and
 * undefined if loading fails.
 * @param describeLost Creates the notice of items that could not be recovered; without it the notice is shown later.
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
        const cart = await findCart(calls, { basketId: cartId, ...cartReview });
        return cart && describeLost ? addLostNotice(cart, session.takeLost(cart.id), describeLost) : cart;
      } catch (error) {
        if (requiresReaction(error, 'reset-customer')) return null;
        throw error;
      }
    },
  });
}

function addLostNotice(cart: Cart, lost: readonly string[], describe: (names: readonly string[]) => string): Cart {
  if (lost.length === 0) return cart;
  const notification = { code: 'CartRecovered', level: 'warning', message: describe(lost) } as const;
  return { ...cart, customerNotifications: [notification, ...cart.customerNotifications] };
}
