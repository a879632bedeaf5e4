import type { Cart } from '#generated/openapi/cart.ts';
import { fillCart } from '../shop/buy.ts';
import type { ShopProcess } from '../shop/host.ts';
import { createShopper } from '../shop/shopper.ts';
import type { Visitor } from './send-fuzzed.ts';

/** Ids in the document's examples. */
const exampleCart = '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64';
const exampleItem = 'item-1';

/** A shopper with a cart, with the browser's cookies. */
export async function createVisitor(shopProcess: ShopProcess): Promise<Visitor> {
  const shopper = createShopper(shopProcess);
  const cartId = await fillCart(shopper);
  const { items } = await shopper.read<Cart>('GET', `/cart/v1/cart/${cartId}`);
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    headers: [['cookie', cookie]],
    ids: new Map([
      [exampleCart, cartId],
      [exampleItem, items[0]?.id ?? exampleItem],
    ]),
  };
}
