import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { TenderId } from '../database/documents/tender-document.ts';
import { readCart } from '../cart/read-cart.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** The payment methods of a cart. The card brands that are accepted are shown by the partner's frame. */
export function createGetPaymentMethods({ db, tenderKinds }: CheckoutPorts): Handler<'getPaymentMethods'> {
  return {
    async handle({ params: { basketId }, context }) {
      await readCart(db, context, basketId);
      const shop = shopOf(context);
      const paymentMethods = Object.entries(tenderKinds).flatMap(([id, definition]): PaymentMethod[] =>
        definition ? [{ id: id as TenderId, code: id, label: definition.label(shop), kind: definition.method }] : [],
      );
      return { body: { paymentMethods } };
    },
  };
}
