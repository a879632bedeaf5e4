import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import type { CartPorts } from './cart-ports.ts';
import { insertCart } from './save-cart.ts';
import { answerCart } from './change-cart.ts';

/** An empty cart of the customer on the site. */
export function createCreateCart(ports: CartPorts): Handler<'createCart'> {
  return {
    async handle({ context }) {
      const shop = shopOf(context);
      const stored = await insertCart(ports, context, shop);
      return { status: 201, body: await answerCart(ports, { shop, ...stored, sellables: new Map(), flash: [] }) };
    },
  };
}
