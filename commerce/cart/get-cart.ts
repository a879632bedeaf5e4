import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { CartItem, Cart } from '#generated/openapi/cart.ts';
import type { Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import { recoverCart } from '../session/recover-cart.ts';
import { cartStateOf } from './cart-state.ts';
import { effectsIn } from './change-cart.ts';
import { currentCart, getCart } from './get-cart-call.ts';
import { useCartWorld } from './use-cart-change.ts';

export { getCart };

/** For a loader: the stored cart, null where there is none; without a basketId nothing is asked. */
export function getCartQueryOptions(calls: Calls, basketId: string | undefined) {
  return cartOptions(async (signal) => (basketId === undefined ? null : getCart(calls, basketId, signal)));
}

/** The cart of the page, with the changes on their way. An invalid customer starts anew (AUT498). */
export function useGetCart() {
  const world = useCartWorld();
  return useQuery(
    cartOptions((signal, client) => {
      const find = (): Promise<Cart | null> => getCart(world.calls, currentCart, signal);
      return recoverCart<CartItem, Cart | null>(find, currentCart, effectsIn(world, cartStateOf(client)));
    }),
  );
}

function cartOptions(read: (signal: AbortSignal, client: QueryClient) => Promise<Cart | null>) {
  return queryOptions({
    queryKey: keys.cart,
    queryFn: async ({ signal, client }): Promise<Cart | null> => cartStateOf(client).withChanges(await read(signal, client)),
  });
}
