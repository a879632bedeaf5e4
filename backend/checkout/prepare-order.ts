import { changeCart } from '../cart/change-cart.ts';
import { reviewDeliveries } from '../cart/delivery-changes/review-deliveries.ts';
import { getStockOfLines } from '../cart/delivery/stock-of-lines.ts';
import { reviewLines } from '../cart/lines/review-lines.ts';
import type { Handler } from '../router/handler.ts';
import { assertReady } from '../cart/assert-ready.ts';
import { assertRewardsAllowed } from '../tenders/tenders.ts';
import type { CheckoutPorts } from './checkout-ports.ts';

const review = { stock: true, patch: true };

/**
 * Reviews stock, prices, addresses and payment before the order. Items that cannot be bought are removed and reported as flash messages.
 */
export function createPrepareOrder(ports: CheckoutPorts): Handler<'prepareOrder'> {
  return {
    async handle({ body: { cartId }, query, context }) {
      const cart = await changeCart(
        ports,
        { context, basketId: cartId, favStoreId: query.favStoreId, review },
        (before, sellables, { shop, price, goods }) => {
          // The shopper sees a changed delivery before other problems are reported.
          if (reviewDeliveries({ kinds: ports.deliveryKinds, shop, goods, price, review }, before).isChanged) return before;
          const stockOf = getStockOfLines(ports.deliveryKinds, before.siteId, before.shipments, goods);
          const { lines } = reviewLines(before.lines, { sellables, stockOf }, review);
          const after = { ...before, lines };
          const priced = price(after);
          assertReady(ports, shop, after, priced);
          const { coverage, amounts, loyalty } = priced;
          assertRewardsAllowed(ports.tenderKinds, { tenders: after.tenders, coverage, totalMinor: amounts.total }, loyalty);
          return before;
        },
      );
      return { body: cart };
    },
  };
}
