import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { readCart } from '../cart/cart-record.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** How a cart may be paid. Which brands of cards are taken is the partner's to say, in its frame. */
export function createGetPaymentMethods({ db }: CheckoutPorts): Handler<'getPaymentMethods'> {
  return {
    async handle({ params: { basketId }, context }) {
      await readCart(db, context, basketId);
      const label = messagesIn(paymentMethodMessages, shopOf(context).locale).CREDIT_CARD;
      const card: PaymentMethod = { id: 'CREDIT_CARD', code: 'CREDIT_CARD', label, kind: 'card' };
      return { body: { paymentMethods: [card] } };
    },
  };
}
