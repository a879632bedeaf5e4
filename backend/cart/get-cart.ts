import { readSellable } from '../catalog/read-sellable.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CartPorts } from './cart-ports.ts';
import { readCart } from './cart-record.ts';
import { answerCart, changeCart } from './change-cart.ts';
import { reviewLines } from './review-lines.ts';

/** The cart, priced anew. It is locked and stored only where its rows have to change. */
export function createGetCart(ports: CartPorts): Handler<'getCart'> {
  return {
    async handle({ params: { basketId }, query, context }) {
      const { favStoreId, isPatchRequired: patch = false, inventorySupplyCheck: stock = false } = query;
      const shop = shopOf(context);
      const cart = await readCart(ports.db, context, basketId);
      const skus = cart.lines.map(({ sku }) => sku);
      const sellables = await readSellable(ports.db, cart.siteId, shop.language, skus);
      if (cart.status !== 'open') {
        const orderId = await readOrderId(ports, cart.id);
        return { body: await answerCart(ports, { shop, cart, sellables, flash: [], favStoreId, orderId }) };
      }
      const review = { patch, stock };
      const { flash, changed } = reviewLines(cart.lines, sellables, review);
      if (changed) return { body: await changeCart(ports, { context, basketId, favStoreId, review }, (locked) => locked) };
      return { body: await answerCart(ports, { shop, cart, sellables, flash, favStoreId }) };
    },
  };
}

async function readOrderId({ db }: CartPorts, cartId: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  return order?.id;
}
