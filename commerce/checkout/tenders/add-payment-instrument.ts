import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<PaymentInstrumentInput> = {
  mutation: addPaymentInstrument,
  call: (calls, basketId, body) => addPaymentInstrument(calls, { basketId, body }),
};

/** Pays with what the partner’s frame has handed over: a token, never a number. Refused with PYT404, PYT402, FE309. */
export function useAddPaymentInstrument() {
  return useCartChange(change);
}
