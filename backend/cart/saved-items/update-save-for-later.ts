import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { changeLoadedCart } from '../change-cart.ts';
import { readCartWithFacts } from '../read-cart.ts';
import { addSavedItem } from './add-saved-item.ts';
import { isOwnItemSql, createMissingItemError, type ItemReference } from './own-item.ts';
import type { SavedItemsPorts } from './saved-items-ports.ts';
import { takeUnits } from './take-units.ts';

/** Moves a saved item, or some of its units, back to the cart. */
export function createUpdateSaveForLater(ports: SavedItemsPorts): Handler<'updateSaveForLater'> {
  return {
    async handle({ body: { basketId, saveForLaterId: listId, itemId, qty }, context }) {
      const reference: ItemReference = { listId, itemId, context };
      const body = await ports.db.transaction().execute(async (db) => {
        const inTransaction = { ...ports, db };
        const known = await db.selectFrom('saved_items').select(['sku', 'delivery']).where(isOwnItemSql(reference)).executeTakeFirst();
        const source = { context, basketId, skus: known ? [known.sku] : [], choice: known?.delivery ?? undefined };
        // All operations lock the cart before the item, so they cannot deadlock.
        const read = await readCartWithFacts(inTransaction, getShopContext(context), { ...source, lock: true });
        const saved = await db.selectFrom('saved_items').selectAll().where(isOwnItemSql(reference)).forUpdate().executeTakeFirst();
        if (!saved) throw createMissingItemError(itemId);
        const units = Math.min(qty ?? saved.qty, saved.qty);
        const cart = await changeLoadedCart(inTransaction, source, read, (before, _, around) =>
          addSavedItem(ports, before, { saved, units }, around),
        );
        await takeUnits(db, saved, units);
        return cart;
      });
      return { body };
    },
  };
}
