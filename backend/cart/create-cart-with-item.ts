import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { assertQuantity, lineOf, pricedOf } from './lines/admit-quantity.ts';
import { skuOf } from './lines/sku-of.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { answerCart } from './change-cart.ts';
import { priceCart } from './pricing/price-cart.ts';
import { readItemWithGifts } from './pricing/read-item-with-gifts.ts';

/** A cart that holds an item from the start; none is made where the item cannot be had. */
export function createCreateCartWithItem(ports: CartPorts): Handler<'createCartWithItem'> {
  return {
    async handle({ body, query, context }) {
      const { qty = 1, giftOption } = body;
      const sku = skuOf(body);
      const shop = shopOf(context);
      const sellables = await readItemWithGifts(ports, context, sku);
      const added = pricedOf(sellables, sku);
      assertQuantity(added.sellable, qty);
      const line = lineOf({ id: ports.ids.uuid(), qty, giftOption }, added);
      const { cart, ...facts } = await insertCart(ports, context, shop, { lines: [line] });
      const priced = priceCart(ports.deliveryKinds, shop, cart, { ...facts, sellables });
      return { status: 201, body: await answerCart(ports, { shop, cart, priced, sellables, flash: [], favStoreId: query.favStoreId }) };
    },
  };
}
