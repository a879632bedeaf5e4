import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import type { ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<Omit<ShippingMethodChoice, 'basketId'>> = {
  mutation: setShippingMethod,
  call: (calls, basketId, choice) => setShippingMethod(calls, { body: { basketId, ...choice } }),
};

/**
 * Sets the method of a shipment, by default the cart's default one.
 * @throws ServiceError SHP500 for a PO box
 */
export function useSetShippingMethod() {
  return useCartChange(change);
}
