import type { Sellables } from '../catalog/sellable.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { readCartResponse } from './change-cart.ts';
import { noPlaces } from '../delivery/places.ts';
import { priceCart } from './pricing/price-cart.ts';

const noSellables: Sellables = new Map();

/** Creates an empty cart of the customer on the site. */
export function createCreateCart(ports: CartPorts): Handler<'createCart'> {
  return {
    async handle({ context }) {
      const shop = getShopContext(context);
      const { cart, ...facts } = await insertCart(ports, context, shop);
      const priced = priceCart(ports.deliveryKinds, shop, cart, { ...facts, sellables: noSellables });
      return {
        status: 201,
        body: await readCartResponse(ports, { shop, cart, priced, goods: { sellables: noSellables, places: noPlaces }, flash: [] }),
      };
    },
  };
}
