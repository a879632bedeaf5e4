import { changeCart } from '../../cart/change-cart.ts';
import type { Handler } from '../../router/handler.ts';
import type { CheckoutPorts } from '../checkout-ports.ts';

/** Removes a payment; a repeated request does not change the cart. */
export function createRemovePaymentInstrument(ports: CheckoutPorts): Handler<'removePaymentInstrument'> {
  return {
    async handle({ params: { basketId }, body: { paymentInstrumentId }, context }) {
      const cart = await changeCart(ports, { context, basketId }, (before) =>
        before.tenders.some(({ id }) => id === paymentInstrumentId)
          ? { tenders: before.tenders.filter(({ id }) => id !== paymentInstrumentId) }
          : before,
      );
      return { body: cart };
    },
  };
}
