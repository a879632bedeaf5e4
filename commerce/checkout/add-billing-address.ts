import type { Cart, BillingAddressInput } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Where the bill goes may decide how it can be paid. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.paymentMethods()] };

/** Where the bill goes: an address, or the same as the shipping one. */
export function addBillingAddress(calls: Calls, basketId: string, body: BillingAddressInput): Promise<Cart> {
  return dataOf('addBillingAddress', calls.POST('/cart/v1/cart/{basketId}/billingAddress', { params: { path: { basketId } }, body }));
}

export function useAddBillingAddress() {
  return useCartChange<BillingAddressInput>({ call: (calls, basketId, input) => addBillingAddress(calls, basketId, input), refreshes });
}
