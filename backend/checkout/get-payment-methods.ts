import type { PaymentMethod } from '#generated/openapi/cart.ts';
import { readCart } from '../cart/cart-record.ts';
import { shopOf, type ShopLanguage } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

const labels: Readonly<Record<ShopLanguage, string>> = { en: 'Card', fr: 'Carte', de: 'Karte' };

/** How a cart may be paid. Which brands of cards are taken is the partner's to say, in its frame. */
export function createGetPaymentMethods({ db }: CheckoutPorts): Handler<'getPaymentMethods'> {
  return {
    async handle({ params: { basketId }, context }) {
      await readCart(db, context, basketId);
      const card: PaymentMethod = { id: 'CREDIT_CARD', code: 'CREDIT_CARD', label: labels[shopOf(context).language], kind: 'card' };
      return { body: { paymentMethods: [card] } };
    },
  };
}
