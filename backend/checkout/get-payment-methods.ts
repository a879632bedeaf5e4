import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { readCart } from '../cart/read-cart.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/** How a cart may be paid. Which brands of cards are taken is the partner's to say, in its frame. */
export function createGetPaymentMethods({ db, tenderKinds }: CheckoutPorts): Handler<'getPaymentMethods'> {
  return {
    async handle({ params: { basketId }, context }) {
      await readCart(db, context, basketId);
      const shop = shopOf(context);
      const paymentMethods = Object.entries(tenderKinds).flatMap(([id, definition]): PaymentMethod[] =>
        definition ? [{ id: id as PaymentMethodId, code: id, label: definition.label(shop), kind: definition.method }] : [],
      );
      return { body: { paymentMethods } };
    },
  };
}
