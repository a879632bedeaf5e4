import { removePaymentInstrument } from '#generated/calls/remove-payment-instrument.ts';
import type { PaymentInstrumentReference } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { useCartChange } from '../../cart/changes/use-cart-change.ts';

const change: CartChange<PaymentInstrumentReference> = {
  mutation: removePaymentInstrument,
  call: (calls, basketId, body) => removePaymentInstrument(calls, { basketId, body }),
};

export function useRemovePaymentInstrument() {
  return useCartChange(change);
}
