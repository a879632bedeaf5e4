import { getShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CartPorts } from './cart-ports.ts';
import { readCartResponse, changeLoadedCart, hasDifferentTotal } from './change-cart.ts';
import { updateShownCoupons } from './coupons/update-shown-coupons.ts';
import { priceCart } from './pricing/price-cart.ts';
import { readCartWithFacts } from './read-cart.ts';
import { reviewDeliveries } from './delivery-changes/review-deliveries.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import type { CartContents } from './cart-record.ts';
import { getStockOfLines } from './delivery/stock-of-lines.ts';
import { reviewLines } from './lines/review-lines.ts';

/** Returns the cart at current prices. Stores it only if its rows, its total or the results of its coupons have changed. */
export function createGetCart(ports: CartPorts): Handler<'getCart'> {
  return {
    async handle({ params: { basketId }, query, context }) {
      const { favStoreId, isPatchRequired: patch = false, inventorySupplyCheck: stock = false } = query;
      const shop = getShopContext(context);
      const source = { context, basketId, favStoreId };
      const read = await readCartWithFacts(ports, shop, source);
      const { cart, orderId, places, ...facts } = read;
      const { sellables } = facts;
      const goods = { sellables, places };
      const response = { shop, cart, goods, priced: priceCart(ports.deliveryKinds, shop, cart, facts) };
      if (cart.status !== 'open') return { body: await readCartResponse(ports, { ...response, flash: [], orderId: orderId ?? undefined }) };
      const review = { patch, stock };
      const stockOf = getStockOfLines(ports.deliveryKinds, cart.siteId, cart.shipments, goods);
      const price = (parts: CartContents): PricedCart => priceCart(ports.deliveryKinds, shop, parts, facts);
      const deliveries = reviewDeliveries({ kinds: ports.deliveryKinds, shop, goods, price, review }, cart);
      const { flash, changed } = reviewLines(cart.lines, { sellables, stockOf, ...deliveries }, review);
      const isShown =
        updateShownCoupons(cart.coupons, response.priced.promotions.coupons) === cart.coupons && !hasDifferentTotal(cart, response.priced);
      if (changed || deliveries.isChanged || !isShown)
        return { body: await changeLoadedCart(ports, { ...source, review }, read, (same) => same) };
      return { body: await readCartResponse(ports, { ...response, flash }) };
    },
  };
}
