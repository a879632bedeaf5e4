import { missingCart } from '../cart/read-cart.ts';
import { toPaymentProblem } from '../payments/payment-problems.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

/**
 * Opens a session with the partner of a tender; the partner's frame takes the payment data. The statement that stores the session also
 * checks whose cart it is, so that nobody gets a session for a cart of another customer.
 */
export function createGetPaymentSession({ db, tenderKinds, log }: CheckoutPorts): Handler<'getPaymentSession'> {
  return {
    async handle({ query: { basketId, type, shopOrigin }, context }) {
      const kind = Object.values(tenderKinds).find((definition) => definition?.session?.type === type);
      if (!kind?.session) throw badRequest([`query.type: ${type} is not offered on this site`]);
      if (basketId === undefined) throw badRequest(['query.basketId: is required']);
      if (!shopOrigin) throw badRequest(['query.shopOrigin: is required, from the host of the shop']);
      const shop = shopOf(context);
      const request = { shop, shopOrigin, cartId: basketId, customerId: context.customer.id };
      const { session, storing } = await kind.session.open(request).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn(`[cairn] [checkout] no payment session: ${reason}`, { siteId: shop.site.id });
        throw toPaymentProblem(error);
      });
      const { rows } = await storing.execute(db);
      if (rows.length === 0) return missingCart(db, context);
      return { body: { type, ...session } };
    },
  };
}
