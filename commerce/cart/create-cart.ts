import { useMutation } from '@tanstack/react-query';
import { cartRefreshes as refreshes } from './cart-refreshes.ts';
import { cartStateOf } from './cart-state.ts';
import { createCart } from './create-cart-call.ts';
import { useCartWorld } from './use-cart-change.ts';

export { createCart, refreshes };

/** A new cart in place of the stored one. Adding an item needs no call of this: it makes a cart where there is none. */
export function useCreateCart() {
  const { client, calls } = useCartWorld();
  return useMutation({
    mutationFn: async () => {
      const state = cartStateOf(client);
      const end = state.begin((cart) => cart);
      try {
        return await state.inOrder(async () => {
          const cart = await createCart(calls);
          state.note(cart);
          return cart;
        });
      } finally {
        end();
        state.show();
      }
    },
  });
}
