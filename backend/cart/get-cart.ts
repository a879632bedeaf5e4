import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CartPorts } from './cart-ports.ts';
import { answerCart, changeReadCart } from './change-cart.ts';
import { readCartWithGoods } from './read-cart.ts';
import { reviewLines } from './lines/review-lines.ts';

/** The cart, priced anew. It is stored only where its rows have to change. */
export function createGetCart(ports: CartPorts): Handler<'getCart'> {
  return {
    async handle({ params: { basketId }, query, context }) {
      const { favStoreId, isPatchRequired: patch = false, inventorySupplyCheck: stock = false } = query;
      const shop = shopOf(context);
      const source = { context, basketId, favStoreId };
      const read = await readCartWithGoods(ports, shop, source);
      const { cart, sellables, standing, orderId } = read;
      if (cart.status !== 'open')
        return { body: await answerCart(ports, { shop, cart, sellables, standing, flash: [], favStoreId, orderId: orderId ?? undefined }) };
      const review = { patch, stock };
      const { flash, changed } = reviewLines(cart.lines, sellables, review);
      if (changed) return { body: await changeReadCart(ports, { ...source, review }, read, (same) => same) };
      return { body: await answerCart(ports, { shop, cart, sellables, standing, flash, favStoreId }) };
    },
  };
}
