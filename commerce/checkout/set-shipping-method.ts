import type { Cart, ShippingMethodChoice } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** The answer names the method; what else is offered stays. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [] };

/** How a shipment is sent, "me" by default. Refused with SHP500 for a PO box. */
export function setShippingMethod(calls: Calls, body: ShippingMethodChoice): Promise<Cart> {
  return dataOf('setShippingMethod', calls.POST('/cart/v1/shippingMethod', { body }));
}

export function useSetShippingMethod() {
  return useCartChange<Omit<ShippingMethodChoice, 'basketId'>>({
    call: (calls, basketId, input) => setShippingMethod(calls, { basketId, ...input }),
    refreshes,
  });
}
