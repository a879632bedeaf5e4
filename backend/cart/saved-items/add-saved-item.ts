import type { Selectable } from 'kysely';
import type { Sellable, Sellables } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { SavedItemTables } from '../../database/tables/saved-items.ts';
import { CallError } from '../../router/call-error.ts';
import { lineOf, pricedOf } from '../lines/admit-quantity.ts';

export type StoredSavedItem = Selectable<SavedItemTables['saved_items']>;

interface Moved {
  readonly saved: StoredSavedItem;
  readonly units: number;
  readonly newId: () => string;
}

/** Throws 409 INV701 for a variant without inventory, INV408 above maxQty and INV700 above the stock; both return how many units can move. */
function assertCanMove({ sku, productId, maxQty, stock, isStocked }: Sellable, { saved, units }: Moved, inCart: number): void {
  const about = { sku, productId, itemId: saved.id };
  if (!isStocked) throw new CallError(409, 'INV701', [{ message: 'The site keeps no inventory of this item.', additionalInfo: about }]);
  const availableQty = Math.max(0, Math.min(stock, maxQty) - inCart);
  if (inCart + units > maxQty) {
    const additionalInfo = { ...about, maxAllowedQty: maxQty, availableQty };
    throw new CallError(409, 'INV408', [{ message: `At most ${maxQty} of this item.`, additionalInfo }]);
  }
  if (inCart + units > stock)
    throw new CallError(409, 'INV700', [
      { message: `${availableQty} of this item can be moved.`, additionalInfo: { ...about, availableQty } },
    ]);
}

/** The lines of a cart with units of a saved item, which join the row of the same sku. Pure. */
export function addSavedItem(lines: readonly CartLine[], moved: Moved, sellables: Sellables): readonly CartLine[] {
  const { saved, units, newId } = moved;
  if (!sellables.has(saved.sku)) {
    const additionalInfo = { sku: saved.sku, productId: saved.description.productId, itemId: saved.id };
    throw new CallError(404, 'ORD430', [{ message: 'This item is no longer sold.', additionalInfo }]);
  }
  const priced = pricedOf(sellables, saved.sku);
  const row = lines.find(({ sku }) => sku === saved.sku);
  const inCart = row?.qty ?? 0;
  assertCanMove(priced.sellable, moved, inCart);
  const giftOption = row?.giftOption ?? saved.gift_option ?? undefined;
  const added = lineOf({ id: row?.id ?? newId(), qty: inCart + units, giftOption, shownMinor: row?.shownMinor }, priced);
  return row ? lines.map((line) => (line === row ? added : line)) : [...lines, added];
}
