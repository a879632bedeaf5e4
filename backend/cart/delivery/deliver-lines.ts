import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import { resolveDelivery } from '../../delivery/resolve-delivery.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { moveItemsToShipment } from '../../delivery/shipments.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartContents } from '../cart-record.ts';
import { toDeliveredItem, isSameItem } from '../lines/same-item.ts';
import { getStockOfLines, getUnitsForLine, type Goods, type StockOf } from './stock-of-lines.ts';

type Deliverable = Pick<CartContents, 'lines' | 'shipments'>;

interface Delivery {
  readonly shop: ShopContext;
  readonly goods: Goods;
  readonly choice: DeliveryChoice;
  readonly itemIds: readonly string[];
}

/** Merges moved lines with other lines of the same item in the shipment. */
function mergeWithin(lines: readonly CartLine[], shipment: Pick<CartShipment, 'items'>, moved: readonly string[]): readonly CartLine[] {
  const held = new Set(shipment.items);
  return moved.reduce((all, id) => {
    const line = all.find((one) => one.id === id);
    const same = line && all.find((other) => other !== line && held.has(other.id) && isSameItem(other, line));
    if (!line || !same) return all;
    const giftOption = same.giftOption ?? line.giftOption;
    const joined = { ...same, qty: same.qty + line.qty, ...(giftOption && { giftOption }) };
    return all.flatMap((other) => (other === line ? [] : [other === same ? joined : other]));
  }, lines);
}

/**
 * Moves lines to the shipment of the chosen method. All lines of that shipment go to the chosen place.
 * @throws CallError See admitDelivery.
 */
export function deliverLines(kinds: DeliveryKinds, { lines, shipments }: Deliverable, delivery: Delivery): Deliverable {
  const { shop, goods, choice, itemIds } = delivery;
  const items = lines.filter(({ id }) => itemIds.includes(id)).map((line) => toDeliveredItem(line));
  const target = resolveDelivery(kinds, { shop, shipments, choice, items, places: goods.places });
  return {
    lines: mergeWithin(lines, { items: [...target.items, ...itemIds] }, itemIds),
    shipments: moveItemsToShipment(shipments, target, itemIds),
  };
}

/** Units by stock location and SKU. */
function countNeededUnits(lines: readonly CartLine[], stockOf: StockOf): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  for (const line of lines) {
    const key = `${stockOf(line).location} ${line.sku}`;
    needed.set(key, (needed.get(key) ?? 0) + line.qty);
  }
  return needed;
}

/**
 * Allows a shortage that existed before the change.
 * @param errorId INV409 for a choice of the delivery, INV700 for added units.
 * @throws CallError 409 when the change needs more units of a location than it has.
 */
export function assertInStock(
  kinds: DeliveryKinds,
  siteId: string,
  goods: Goods,
  { before, after }: { readonly before: Deliverable; readonly after: Deliverable },
  errorId: 'INV409' | 'INV700',
): void {
  const stockBefore = getStockOfLines(kinds, siteId, before.shipments, goods);
  const stockAfter = getStockOfLines(kinds, siteId, after.shipments, goods);
  const [neededBefore, neededAfter] = [countNeededUnits(before.lines, stockBefore), countNeededUnits(after.lines, stockAfter)];
  const faults = after.lines.flatMap((line) => {
    const { location, units } = stockAfter(line);
    const key = `${location} ${line.sku}`;
    const needed = neededAfter.get(key) ?? 0;
    if (needed <= units || needed <= (neededBefore.get(key) ?? 0)) return [];
    const availableQty = getUnitsForLine(line, after.lines, stockAfter);
    const message = availableQty === 0 ? 'This item is out of stock there.' : `Only ${availableQty} of this item are left there.`;
    return [{ message, additionalInfo: { sku: line.sku, productId: line.description.productId, itemId: line.id, availableQty } }];
  });
  if (faults.length > 0) throw new CallError(409, errorId, faults);
}
