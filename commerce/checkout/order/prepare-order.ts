import { prepareOrder } from '#generated/calls/prepare-order.ts';
import type { PreparedOrder } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<Omit<PreparedOrder, 'cartId'>> = {
  mutation: prepareOrder,
  call: (calls, basketId, checked) => prepareOrder(calls, { body: { cartId: basketId, ...checked } }),
};

/** Fetches the cart as it would be ordered; `flash` has its changes. */
export function usePrepareOrder() {
  return useCartChange(change);
}
