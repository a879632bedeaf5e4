import type { Cart, PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import { useCartChange } from '../cart/use-cart-change.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import type { Refreshes } from '../query/refreshes.ts';

/** A session that was used is used up. */
export const refreshes: Refreshes = { replaces: [keys.cart], invalidates: [keys.paymentMethods(), keys.paymentSession()] };

/** Pays with what the partner’s frame has handed over: a token, never a number. Refused with PYT404, PYT402, FE309. */
export function addPaymentInstrument(calls: Calls, basketId: string, body: PaymentInstrumentInput): Promise<Cart> {
  return dataOf(
    'addPaymentInstrument',
    calls.POST('/cart/v1/cart/{basketId}/paymentInstruments', { params: { path: { basketId } }, body }),
  );
}

export function useAddPaymentInstrument() {
  return useCartChange<PaymentInstrumentInput>({
    call: (calls, basketId, input) => addPaymentInstrument(calls, basketId, input),
    refreshes,
  });
}
