import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import type { ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<ShippingAddressInput> = {
  mutation: addShippingAddress,
  call: (calls, basketId, body) => addShippingAddress(calls, { basketId, body }),
};

/**
 * Sets or replaces the address of a shipment.
 * @throws ServiceError PAY401, SHP500
 */
export function useAddShippingAddress() {
  return useCartChange(change);
}
