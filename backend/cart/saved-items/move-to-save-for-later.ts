import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { findDeliveryChoice } from '../delivery/find-delivery-choice.ts';
import { changeLoadedCart } from '../change-cart.ts';
import { findLine } from '../lines/find-line.ts';
import { readCartWithFacts } from '../read-cart.ts';
import { assertSavable } from './assert-savable.ts';
import { openList } from './open-list.ts';
import { saveItem } from './save-item.ts';
import type { SavedItemsPorts } from './saved-items-ports.ts';

/** Moves a row of the cart to the customer's list. The cart is locked first, as in every operation that changes both. */
export function createMoveToSaveForLater(ports: SavedItemsPorts): Handler<'moveToSaveForLater'> {
  return {
    async handle({ params: { basketId }, body: { itemId, productId, saveForLaterId }, context }) {
      const shop = getShopContext(context);
      const body = await ports.db.transaction().execute(async (db) => {
        const inTransaction = { ...ports, db };
        const source = { context, basketId };
        const read = await readCartWithFacts(inTransaction, shop, { ...source, lock: true });
        await changeLoadedCart(inTransaction, source, read, (cart, _, { price }) => {
          assertSavable(cart.lines, itemId, () => price(cart));
          return { lines: cart.lines.filter(({ id }) => id !== itemId) };
        });
        const line = findLine(read.cart.lines, itemId);
        if (productId !== undefined && productId !== line.description.productId)
          throw createBadRequestError(['body/productId: must be the product of the row']);
        const listId = await openList(inTransaction, context);
        if (saveForLaterId !== undefined && saveForLaterId !== listId)
          throw new CallError(404, 'ORD404', [{ message: 'The customer has no such list.', additionalInfo: { itemId } }]);
        const sellable = read.sellables.get(line.sku);
        const delivery = findDeliveryChoice(ports.deliveryKinds, read.cart.shipments, line);
        return { listId, id: await saveItem(inTransaction, shop, { listId, line, delivery, sellable }) };
      });
      return { status: 201, body };
    },
  };
}
