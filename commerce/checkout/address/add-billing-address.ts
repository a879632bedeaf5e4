import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import type { BillingAddressInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<BillingAddressInput> = {
  mutation: addBillingAddress,
  call: (calls, basketId, body) => addBillingAddress(calls, { basketId, body }),
};

/** Sets the billing address, or marks it as the same as the shipping address. */
export function useAddBillingAddress() {
  return useCartChange(change);
}
