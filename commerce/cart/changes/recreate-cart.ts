import { createCart } from '#generated/calls/create-cart.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../../client/calls.ts';
import type { RecreatedCart } from '../../session/recover-cart.ts';
import type { CartState } from '../cart-state.ts';
import { getCartContents } from './cart-contents.ts';
import { currentCart, findCart, isOrdered } from './find-cart.ts';
import { restoreCartContents } from './refill-cart.ts';

/** Subset of the cart environment (change-cart.ts) that recreation uses. */
interface Environment {
  readonly calls: Calls;
  readonly moveDrafts: (from: string, to: string) => void;
  readonly runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Replaces a lost cart, under the lock of all tabs, by the one that another tab has created or by a new one with the same contents; the
 * contents of an ordered cart are dropped, and unsent form input moves to the new cart. The lost cart stays visible until all is restored, so after a failure the next change starts
 * again.
 */
export async function recreateCart(
  { calls, runExclusively, moveDrafts }: Environment,
  state: CartState,
  lostCart: Cart | null | undefined,
): Promise<RecreatedCart> {
  return runExclusively(async () => {
    const other = await findCart(calls, { basketId: currentCart }, { repeat: 'allow' });
    if (other && other.id !== lostCart?.id && !state.incomplete.has(other.id)) {
      if (lostCart) moveDrafts(lostCart.id, other.id);
      state.setLatest(other);
      return { basketId: other.id, lost: [] };
    }
    const created = await createCart(calls);
    state.incomplete.add(created.id);
    const isEmpty = !lostCart || (await isOrdered(calls, lostCart.id));
    const contents = getCartContents(isEmpty ? { items: [], couponItems: [] } : lostCart);
    const { cart: filled, lost } = await restoreCartContents(calls, created, contents);
    const cart = isEmpty ? filled : await state.restoreRest(calls, filled, lostCart);
    state.incomplete.delete(cart.id);
    if (!isEmpty) moveDrafts(lostCart.id, cart.id);
    state.setLatest(cart);
    return { basketId: cart.id, lost };
  });
}
