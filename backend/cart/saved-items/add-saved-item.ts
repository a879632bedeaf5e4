import type { Selectable } from 'kysely';
import type { Sellable } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { SavedItemTables } from '../../database/tables/saved-items.ts';
import { toWire } from '../../money/minor-units.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { CallError } from '../../router/call-error.ts';
import type { CartPorts } from '../cart-ports.ts';
import { findDeliveryChoice } from '../delivery/find-delivery-choice.ts';
import { getStockOfLines, getUnitsForLine } from '../delivery/stock-of-lines.ts';
import { addUnits, type Deliverable } from '../lines/add-item.ts';
import { createLine, getPricedVariant } from '../lines/line-quantity.ts';
import { isSameItem, type Design } from '../lines/same-item.ts';

export type StoredSavedItem = Selectable<SavedItemTables['saved_items']>;

interface Moved {
  readonly saved: StoredSavedItem;
  readonly units: number;
}

/**
 * Both quantity errors report how many units can move.
 * @throws CallError 409 INV701 for a variant without inventory, INV408 above maxQty, INV700 above the stock.
 */
function assertMovable({ sku, productId, maxQty, stock, isStocked }: Sellable, { saved, units }: Moved, inCart: number): void {
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

function getDesign({ recipe_id, precreated_customs_code }: StoredSavedItem): Design {
  return {
    ...(recipe_id !== '' && { recipeId: recipe_id }),
    ...(precreated_customs_code !== '' && { precreatedCustomsCode: precreated_customs_code }),
  };
}

const getGiftCardAmount = ({ gift_card_minor: minor }: StoredSavedItem, { site }: ShopContext): number | undefined =>
  minor === null ? undefined : toWire(minor, site.currency);

/** Delivers the units as before they were saved; null if that is no longer possible. */
function restoreDelivery(
  ports: CartPorts,
  cart: Deliverable,
  { saved, units }: Moved,
  around: Parameters<typeof addUnits>[3],
): Deliverable | null {
  const { sku, delivery, gift_option: giftOption } = saved;
  if (!delivery) return null;
  const gift = { ...(giftOption && { giftOption }), giftCardAmount: getGiftCardAmount(saved, around.shop) };
  try {
    return addUnits(ports, cart, { ...getDesign(saved), sku, qty: units, delivery, ...gift }, around);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/**
 * Adds units of a saved item to a cart, to the row of the same item if there is one. They retain their delivery if it is still possible.
 * Pure.
 */
export function addSavedItem(ports: CartPorts, cart: Deliverable, moved: Moved, around: Parameters<typeof addUnits>[3]): Deliverable {
  const { saved, units } = moved;
  const { lines, shipments } = cart;
  const { sellables } = around.goods;
  if (!sellables.has(saved.sku)) {
    const additionalInfo = { sku: saved.sku, productId: saved.description.productId, itemId: saved.id };
    throw new CallError(404, 'ORD430', [{ message: 'This item is no longer sold.', additionalInfo }]);
  }
  const delivered = restoreDelivery(ports, cart, moved, around);
  if (delivered) return delivered;
  const priced = getPricedVariant(sellables, saved.sku, getGiftCardAmount(saved, around.shop));
  const design = getDesign(saved);
  const identity = { ...design, sku: saved.sku, giftCardMinor: priced.giftCardMinor, giftOption: saved.gift_option ?? undefined };
  const isDefault = (line: CartLine): boolean => !saved.delivery || !findDeliveryChoice(ports.deliveryKinds, shipments, line);
  const row = lines.find((line) => isSameItem(line, identity) && isDefault(line));
  const line = { id: row?.id ?? ports.ids.uuid(), sku: saved.sku };
  const stock = getUnitsForLine(line, lines, getStockOfLines(ports.deliveryKinds, around.shop.site.id, shipments, around.goods));
  const others = lines.reduce((sum, other) => (other !== row && other.sku === saved.sku ? sum + other.qty : sum), 0);
  const inCart = row?.qty ?? 0;
  assertMovable({ ...priced.sellable, stock, maxQty: Math.max(0, priced.sellable.maxQty - others) }, moved, inCart);
  const giftOption = row?.giftOption ?? saved.gift_option ?? undefined;
  const added = createLine({ ...design, id: line.id, qty: inCart + units, giftOption, shownMinor: row?.shownMinor }, priced);
  return { lines: row ? lines.map((other) => (other === row ? added : other)) : [...lines, added], shipments };
}
