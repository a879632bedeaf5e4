import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import type { ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<ShippingAddressInput> = {
  mutation: addShippingAddress,
  call: (calls, basketId, body) => addShippingAddress(calls, { basketId, body }),
};

/** Where a shipment goes, in place of an earlier address. Refused with PAY401 and SHP500. */
export function useAddShippingAddress() {
  return useCartChange(change);
}
