import type { Cart, AddressReference } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Where the bill goes may decide how it can be paid. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.paymentMethods()] };

/** Takes the billing address off the cart. */
export function removeBillingAddress(calls: Calls, basketId: string, body: AddressReference): Promise<Cart> {
  return dataOf('removeBillingAddress', calls.DELETE('/cart/v1/cart/{basketId}/billingAddress', { params: { path: { basketId } }, body }));
}

export function useRemoveBillingAddress() {
  return useCartChange<AddressReference>({ call: (calls, basketId, input) => removeBillingAddress(calls, basketId, input), refreshes });
}
