import { useQuery } from '@tanstack/react-query';
import type { CartItem, Cart } from '#generated/openapi/cart.ts';
import { cartKey } from '../../query/cart-key.ts';
import { recoverCart } from '../../session/recover-cart.ts';
import { cartStateOf } from '../cart-state.ts';
import { effectsIn } from './change-cart.ts';
import { currentCart, findCart } from './find-cart.ts';
import { useCartEnvironment } from './use-cart-change.ts';

/** The cart of the page, with the changes on their way. An invalid customer starts anew (AUT498). */
export function useGetCart() {
  const environment = useCartEnvironment();
  return useQuery({
    queryKey: cartKey,
    queryFn: async ({ signal, client }): Promise<Cart | null> => {
      const state = cartStateOf(client);
      const find = (): Promise<Cart | null> => findCart(environment.calls, { basketId: currentCart }, { signal });
      return state.withChanges(await recoverCart<CartItem, Cart | null>(find, currentCart, effectsIn(environment, state)));
    },
  });
}
