import type { Sellables } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';

/** As many as both have, but no more than a cart may hold, and never fewer than the account had. */
function mergedQuantity(line: CartLine, added: CartLine, sellables: Sellables): number {
  const most = sellables.get(line.sku)?.maxQty ?? Infinity;
  return Math.max(line.qty, Math.min(line.qty + added.qty, most));
}

/** The lines of an account's cart with those of a guest's, item by item. Pure. */
export function mergeLines(own: readonly CartLine[], guests: readonly CartLine[], sellables: Sellables): readonly CartLine[] {
  const added = new Map(guests.map((line) => [line.sku, line]));
  const merged = own.map((line): CartLine => {
    const other = added.get(line.sku);
    if (!other) return line;
    const giftOption = line.giftOption ?? other.giftOption;
    return { ...line, qty: mergedQuantity(line, other, sellables), ...(giftOption && { giftOption }) };
  });
  const known = new Set(own.map(({ sku }) => sku));
  return [...merged, ...guests.filter(({ sku }) => !known.has(sku))];
}
