import type { Sellables } from '../../catalog/sellable.ts';
import type { CartLine, LeftOutUnits } from '../../database/documents/cart-document.ts';

export interface MergedLines {
  readonly lines: readonly CartLine[];
  /** Units above what a cart may hold of an item. */
  readonly leftOut: readonly LeftOutUnits[];
}

/** The lines of an account's cart with those of a guest's, item by item. Items that are no longer for sale stay for the cart's review. Pure. */
export function mergeLines(own: readonly CartLine[], guests: readonly CartLine[], sellables: Sellables): MergedLines {
  const leftOut: LeftOutUnits[] = [];
  const merged = [...Map.groupBy([...own, ...guests], ({ sku }) => sku).values()].map((same): CartLine => {
    const [first] = same as [CartLine, ...CartLine[]];
    const wanted = same.reduce((sum, { qty }) => sum + qty, 0);
    const qty = Math.min(wanted, sellables.get(first.sku)?.maxQty ?? wanted);
    if (qty < wanted) leftOut.push({ sku: first.sku, name: first.description.name, units: wanted - qty });
    const giftOption = same.find((line) => line.giftOption)?.giftOption;
    return { ...first, qty, ...(giftOption && { giftOption }) };
  });
  return { lines: merged, leftOut };
}
