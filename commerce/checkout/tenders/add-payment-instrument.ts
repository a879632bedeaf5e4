import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<PaymentInstrumentInput> = {
  mutation: addPaymentInstrument,
  call: (calls, basketId, body) => addPaymentInstrument(calls, { basketId, body }),
};

/** Adds a payment. A card is sent as a token of the partner's frame, never as a number. */
export function useAddPaymentInstrument() {
  return useCartChange(change);
}
