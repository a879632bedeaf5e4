import type { Cart, PaymentInstrumentReference } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** Another payment begins with another session. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.paymentMethods(), keys.paymentSession()] };

/** Takes a payment off the cart. */
export function removePaymentInstrument(calls: Calls, basketId: string, body: PaymentInstrumentReference): Promise<Cart> {
  return dataOf(
    'removePaymentInstrument',
    calls.DELETE('/cart/v1/cart/{basketId}/paymentInstruments', { params: { path: { basketId } }, body }),
  );
}

export function useRemovePaymentInstrument() {
  return useCartChange<PaymentInstrumentReference>({
    call: (calls, basketId, input) => removePaymentInstrument(calls, basketId, input),
    refreshes,
  });
}
