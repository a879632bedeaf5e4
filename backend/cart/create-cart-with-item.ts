import { readSellables } from '../catalog/read-sellables.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { assertQuantity, lineOf, pricedOf } from './lines/admit-quantity.ts';
import { skuOf } from './lines/sku-of.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { answerCart } from './change-cart.ts';
import { priceCart } from './pricing/price-cart.ts';
import { giftSkusAt } from '../promotions/engine/prepare-promotions.ts';

/** A cart that holds an item from the start; none is made where the item cannot be had. */
export function createCreateCartWithItem(ports: CartPorts): Handler<'createCartWithItem'> {
  return {
    async handle({ body, query, context }) {
      const { qty = 1, giftOption } = body;
      const sku = skuOf(body);
      const shop = shopOf(context);
      const now = ports.clock.now();
      const gifts = giftSkusAt(ports.promotions.of(shop.site), now);
      const sellables = await readSellables(ports.db, shop, [sku, ...gifts], { now, customerId: context.customer.id });
      const added = pricedOf(sellables, sku);
      assertQuantity(added.sellable, qty);
      const line = lineOf({ id: ports.ids.uuid(), qty, giftOption }, added);
      const { cart, ...facts } = await insertCart(ports, context, shop, { lines: [line] });
      const priced = priceCart(ports.deliveryKinds, shop, cart, { ...facts, sellables });
      return { status: 201, body: await answerCart(ports, { shop, cart, priced, sellables, flash: [], favStoreId: query.favStoreId }) };
    },
  };
}
