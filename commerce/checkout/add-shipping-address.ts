import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Where it goes decides how it can be sent and paid. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.shippingMethods(), keys.paymentMethods()] };

/** Where a shipment goes, in place of an earlier address. Refused with PAY401 and SHP500. */
export function addShippingAddress(calls: Calls, basketId: string, body: ShippingAddressInput): Promise<Cart> {
  return dataOf('addShippingAddress', calls.POST('/cart/v2/cart/{basketId}/shippingAddress', { params: { path: { basketId } }, body }));
}

export function useAddShippingAddress() {
  return useCartChange<ShippingAddressInput>({ call: (calls, basketId, input) => addShippingAddress(calls, basketId, input), refreshes });
}
