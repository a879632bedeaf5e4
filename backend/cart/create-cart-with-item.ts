import { readSellables } from '../catalog/read-sellables.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { assertQuantity, lineOf, pricedOf } from './lines/admit-quantity.ts';
import { skuOf } from './lines/sku-of.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { answerCart } from './change-cart.ts';

/** A cart that holds an item from the start; none is made where the item cannot be had. */
export function createCreateCartWithItem(ports: CartPorts): Handler<'createCartWithItem'> {
  return {
    async handle({ body, query, context }) {
      const { qty = 1, giftOption } = body;
      const sku = skuOf(body);
      const shop = shopOf(context);
      const sellables = await readSellables(ports.db, shop, [sku]);
      const priced = pricedOf(sellables, sku);
      assertQuantity(priced.sellable, qty);
      const line = lineOf({ id: ports.ids.uuid(), qty, giftOption }, priced);
      const stored = await insertCart(ports, context, shop, [line]);
      return { status: 201, body: await answerCart(ports, { shop, ...stored, sellables, flash: [], favStoreId: query.favStoreId }) };
    },
  };
}
