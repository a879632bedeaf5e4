import { readCart } from '../cart/cart-record.ts';
import { shopOf } from '../sites/shop-site.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { toPaymentProblem } from '../payments/payment-problems.ts';

/** Opens a session with the payment partner; the frame it names takes the card, so that no number comes here. */
export function createGetPaymentSession({ db, payments, log }: CheckoutPorts): Handler<'getPaymentSession'> {
  return {
    async handle({ query: { basketId, type, shopOrigin }, context }) {
      if (type !== 'card') throw badRequest([`query.type: ${type} is not offered on this site`]);
      if (!shopOrigin) throw badRequest(['query.shopOrigin: is required, from the host of the shop']);
      const { site, locale } = shopOf(context);
      await readCart(db, context, basketId);
      try {
        return { body: { type, ...(await payments.createSession({ shopOrigin, locale, brand: site.brand, subject: basketId })) } };
      } catch (error) {
        log.warn(`[cairn] [checkout] no payment session: ${error instanceof Error ? error.message : String(error)}`, { siteId: site.id });
        throw toPaymentProblem(error);
      }
    },
  };
}
