import type { Cart, AddressReference } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Without an address there are other ways of shipping. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.shippingMethods(), keys.paymentMethods()] };

/** Takes a shipping address off the cart. */
export function removeShippingAddress(calls: Calls, basketId: string, body: AddressReference): Promise<Cart> {
  return dataOf(
    'removeShippingAddress',
    calls.DELETE('/cart/v2/cart/{basketId}/shippingAddress', { params: { path: { basketId } }, body }),
  );
}

export function useRemoveShippingAddress() {
  return useCartChange<AddressReference>({ call: (calls, basketId, input) => removeShippingAddress(calls, basketId, input), refreshes });
}
