import { missingCart } from '../cart/read-cart.ts';
import { shopOf } from '../sites/shop-site.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { toPaymentProblem } from '../payments/payment-problems.ts';
import { keepPaymentSession } from '../tenders/card-tokens.ts';

/**
 * Opens a session with the payment partner; the frame it names takes the card, so that no number comes here. Whose the cart is shows as the
 * session is kept: one that was opened for another's is told to nobody.
 */
export function createGetPaymentSession({ db, payments, log }: CheckoutPorts): Handler<'getPaymentSession'> {
  return {
    async handle({ query: { basketId, type, shopOrigin }, context }) {
      if (type !== 'card') throw badRequest([`query.type: ${type} is not offered on this site`]);
      if (!shopOrigin) throw badRequest(['query.shopOrigin: is required, from the host of the shop']);
      const { site, locale } = shopOf(context);
      const request = { shopOrigin, locale, brand: site.brand, subject: basketId };
      const session = await payments.createSession(request).catch((error: unknown) => {
        log.warn(`[cairn] [checkout] no payment session: ${error instanceof Error ? error.message : String(error)}`, { siteId: site.id });
        throw toPaymentProblem(error);
      });
      const { sessionId, expiresAt } = session;
      const { customer, siteId } = context;
      const kept = { sessionId, cartId: basketId, customerId: customer.id, siteId, expiresAt: new Date(expiresAt) };
      const isKept = await keepPaymentSession(db, kept);
      if (!isKept) return missingCart(db, context);
      return { body: { type, ...session } };
    },
  };
}
