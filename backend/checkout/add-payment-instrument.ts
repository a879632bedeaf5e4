import { changeCart } from '../cart/change-cart.ts';
import { readCart } from '../cart/cart-record.ts';
import { fromWire } from '../money/minor-units.ts';
import { badRequest, CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { describeCard } from '../payments/describe-card.ts';

/** Pays with the card that a token stands for, in place of one before it. The partner is asked before the cart is locked. */
export function createAddPaymentInstrument(ports: CheckoutPorts): Handler<'addPaymentInstrument'> {
  return {
    async handle({ params: { basketId }, body, context }) {
      const { payment_method_id: method, token, amount } = body;
      if (method !== 'CREDIT_CARD') throw badRequest([`body/payment_method_id: ${method} is not offered on this site`]);
      const amountMinor = amount === undefined ? null : fromWire(amount);
      if (amount !== undefined && amountMinor === null) throw badRequest(['body/amount: must have at most two decimals']);
      await readCart(ports.db, context, basketId);
      const card = await describeCard(ports, token);
      const cart = await changeCart(ports, { context, basketId }, ({ payment }) => {
        if (payment?.token === token) throw new CallError(409, 'PYT300', ['The cart is paid with this card already.']);
        return { payment: { id: ports.ids.uuid(), token, amountMinor, card } };
      });
      return { body: cart };
    },
  };
}
