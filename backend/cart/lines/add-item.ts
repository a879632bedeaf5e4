import type { AddedItem } from '#generated/openapi/cart.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import type { Handler } from '../../router/handler.ts';
import type { CartPorts } from '../cart-ports.ts';
import type { CartParts } from '../cart-record.ts';
import { changeCart } from '../change-cart.ts';
import { assertQuantity, lineOf, pricedOf } from './admit-quantity.ts';
import { assertNotOnlyGift, chooseGift } from './bonus-items.ts';
import { skuOf } from './sku-of.ts';

function addUnits({ ids }: CartPorts, { lines }: CartParts, body: AddedItem, sellables: Sellables): Pick<CartParts, 'lines'> {
  const { qty = 1, giftOption } = body;
  const priced = pricedOf(sellables, skuOf(body));
  const earlier = lines.find(({ sku }) => sku === priced.sellable.sku);
  const total = (earlier?.qty ?? 0) + qty;
  assertQuantity(priced.sellable, total, earlier?.id);
  const id = earlier?.id ?? ids.uuid();
  const added = lineOf({ id, qty: total, giftOption: giftOption ?? earlier?.giftOption, shownMinor: earlier?.shownMinor }, priced);
  return { lines: earlier ? lines.map((line) => (line === earlier ? added : line)) : [...lines, added] };
}

/** Adds units of a variant, to its row where there is one; with promotionId, chooses it as a gift. */
export function createAddItem(ports: CartPorts): Handler<'addItem'> {
  return {
    async handle({ body, query, context }) {
      const { basketId, promotionId } = body;
      const sku = skuOf(body);
      const source = { context, basketId, skus: [sku], favStoreId: query.favStoreId };
      const cart = await changeCart(ports, source, (before, sellables, { price, promotions }) => {
        if (promotionId !== undefined) return chooseGift(before, price(before), { promotionId, sku });
        assertNotOnlyGift(promotions, sku, sellables.get(sku)?.unitMinor);
        return addUnits(ports, before, body, sellables);
      });
      return { body: cart };
    },
  };
}
