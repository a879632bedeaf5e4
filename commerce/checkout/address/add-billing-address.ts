import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import type { BillingAddressInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<BillingAddressInput> = {
  mutation: addBillingAddress,
  call: (calls, basketId, body) => addBillingAddress(calls, { basketId, body }),
};

/** Where the bill goes: an address, or the same as the shipping one. */
export function useAddBillingAddress() {
  return useCartChange(change);
}
