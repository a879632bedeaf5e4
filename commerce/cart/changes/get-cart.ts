import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { recoverCart } from '../../session/recover-cart.ts';
import { getCartState } from '../cart-state.ts';
import { createRecoveryEffects } from './change-cart.ts';
import { cartReview, currentCart, findCart, getStoredCart } from './find-cart.ts';
import { useCartEnvironment } from './use-cart-change.ts';

/** The page's cart with pending changes. Recovers from an invalid customer (AUT498) by starting a new session. */
export function useGetCart() {
  const environment = useCartEnvironment();
  return useQuery({
    queryKey: cartKey,
    queryFn: async ({ signal, client }): Promise<Cart | null> => {
      const state = getCartState(client);
      // An empty cart that was lost counts as none; one with items is recreated.
      const find = state.getLatest()?.items.length ? getStoredCart : findCart;
      const read = (): Promise<Cart | null> =>
        find(environment.calls, { basketId: currentCart, ...(state.isReviewed() && cartReview) }, { signal });
      return state.applyPending(await recoverCart(read, currentCart, createRecoveryEffects(environment, state)));
    },
  });
}

/** The page's cart, reviewed: the screen shows what the shop has changed. */
export function useGetReviewedCart() {
  const client = useQueryClient();
  useEffect(() => getCartState(client).startReview(), [client]);
  return useGetCart();
}
