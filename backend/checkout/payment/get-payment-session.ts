import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import { throwMissingCart, readCartWithFacts } from '../../cart/read-cart.ts';
import type { Minor } from '../../money/minor-units.ts';
import { toPaymentProblem } from '../../payments/payment-problems.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { describeCartForTender } from './describe-cart-for-tender.ts';
import type { CheckoutPorts } from '../checkout-ports.ts';

/** The amount that remains to be paid with a tender of the partner. */
async function computeRemainingAmount(ports: CheckoutPorts, context: CustomerContext, basketId: string): Promise<Minor> {
  const shop = getShopContext(context);
  return describeCartForTender(ports, shop, await readCartWithFacts(ports, shop, { context, basketId })).restMinor;
}

/**
 * Opens a session with the partner of a tender; the partner's frame or page takes the payment data. The statement that stores the session
 * also checks the owner of the cart.
 */
export function createGetPaymentSession(ports: CheckoutPorts): Handler<'getPaymentSession'> {
  const { db, tenderKinds, log } = ports;
  return {
    async handle({ query: { basketId: cartId, type, savedPaymentId, shopOrigin }, context }) {
      const kind = Object.values(tenderKinds).find((definition) => definition?.session?.type === type);
      if (!kind?.session) throw createBadRequestError([`query.type: ${type} is not offered on this site`]);
      if (!shopOrigin) throw createBadRequestError(['query.shopOrigin: is required; use the origin of the shop']);
      // The contract's pattern allows ports that are invalid in a URL.
      if (!URL.canParse(shopOrigin)) throw createBadRequestError(['query.shopOrigin: must be an origin']);
      if (savedPaymentId !== undefined && (kind.session.needsAmount || cartId === undefined))
        throw createBadRequestError(['query.savedPaymentId: requires type card and a basketId']);
      const canStore = context.customer.role === 'registered' && !kind.session.needsAmount;
      if (cartId === undefined && !canStore) throw createBadRequestError(['query.basketId: is required unless a member saves a card']);
      const shop = getShopContext(context);
      const amountMinor =
        kind.session.needsAmount && cartId !== undefined ? await computeRemainingAmount(ports, context, cartId) : undefined;
      const request = { shop, shopOrigin, cartId, customerId: context.customer.id, savedPaymentId, amountMinor };
      const { session, sessionInsert } = await kind.session.open(request).catch((error: unknown) => {
        if (error instanceof CallError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        log.warn(`[cairn] [checkout] no payment session: ${reason}`, { siteId: shop.site.id });
        throw toPaymentProblem(error);
      });
      if (sessionInsert === null) await assertKnownCustomer(db, context.customer);
      else if ((await sessionInsert.execute(db)).rows.length === 0) return throwMissingCart(db, context);
      return { body: { type, ...session } };
    },
  };
}
