import { getShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { addUnits } from './lines/add-item.ts';
import { getSku } from './lines/get-sku.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { readCartResponse } from './change-cart.ts';
import { priceCart } from './pricing/price-cart.ts';
import { readItemWithGifts } from './pricing/read-item-with-gifts.ts';

/** Creates a cart with an item. Creates nothing if the item is not available. */
export function createCreateCartWithItem(ports: CartPorts): Handler<'createCartWithItem'> {
  return {
    async handle({ body, query, context }) {
      const shop = getShopContext(context);
      const goods = await readItemWithGifts(ports, context, getSku(body), { favStoreId: query.favStoreId, choice: body.delivery });
      const filled = addUnits(ports, { lines: [], shipments: [] }, body, { shop, goods });
      const { cart, ...facts } = await insertCart(ports, context, shop, filled);
      const priced = priceCart(ports.deliveryKinds, shop, cart, { ...facts, sellables: goods.sellables });
      return { status: 201, body: await readCartResponse(ports, { shop, cart, priced, goods, flash: [] }) };
    },
  };
}
