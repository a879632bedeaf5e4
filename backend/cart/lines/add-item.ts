import type { Handler } from '../../router/handler.ts';
import { assertQuantity, lineOf, pricedOf } from './admit-quantity.ts';
import type { CartPorts } from '../cart-ports.ts';
import { changeCart } from '../change-cart.ts';
import { skuOf } from './sku-of.ts';

/** Adds units of a variant; where a row has it already, to that row. */
export function createAddItem(ports: CartPorts): Handler<'addItem'> {
  return {
    async handle({ body, query, context }) {
      const { basketId, qty = 1, giftOption } = body;
      const sku = skuOf(body);
      const cart = await changeCart(ports, { context, basketId, skus: [sku], favStoreId: query.favStoreId }, ({ lines }, sellables) => {
        const priced = pricedOf(sellables, sku);
        const earlier = lines.find((line) => line.sku === sku);
        const total = (earlier?.qty ?? 0) + qty;
        assertQuantity(priced.sellable, total, earlier?.id);
        const id = earlier?.id ?? ports.ids.uuid();
        const added = lineOf({ id, qty: total, giftOption: giftOption ?? earlier?.giftOption, shownMinor: earlier?.shownMinor }, priced);
        return { lines: earlier ? lines.map((line) => (line === earlier ? added : line)) : [...lines, added] };
      });
      return { body: cart };
    },
  };
}
