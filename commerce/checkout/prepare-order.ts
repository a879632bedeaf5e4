import type { Cart, PreparedOrder } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Preparing checks stock, prices and delivery, and says in flash what has changed. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.shippingMethods(), keys.paymentMethods()] };

/** The cart as it would be ordered. */
export function prepareOrder(calls: Calls, body: PreparedOrder): Promise<Cart> {
  return dataOf('prepareOrder', calls.POST('/cart/v1/cart/prepareOrder', { body }));
}

export function usePrepareOrder() {
  return useCartChange<Omit<PreparedOrder, 'cartId'>>({
    call: (calls, basketId, input) => prepareOrder(calls, { cartId: basketId, ...input }),
    refreshes,
  });
}
