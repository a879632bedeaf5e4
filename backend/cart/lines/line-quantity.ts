import type { Sellable } from '../../catalog/sellable.ts';
import { CallError } from '../../router/call-error.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { getUnitsForLine, type StockOf } from '../delivery/stock-of-lines.ts';
import { describeItem } from './describe-item.ts';
import { parseGiftCardAmount } from './gift-card-line.ts';
import { getDesign, type Design } from './same-item.ts';

/** A variant with its unit price in minor units. */
export interface Priced {
  readonly sellable: Sellable;
  readonly unitMinor: number;
  /** Present on a gift card whose amount the buyer chooses. */
  readonly giftCardMinor?: number;
}

/**
 * The variant with its price.
 * @param giftCardAmount In the major unit.
 * @throws CallError 404 ORD404 for an unknown variant, 409 INV702 without a price, 409 PRC400 for an invalid one, and as admitAmount.
 */
export function getPricedVariant(sellables: ReadonlyMap<string, Sellable>, sku: string, giftCardAmount?: number): Priced {
  const sellable = sellables.get(sku);
  if (!sellable) throw new CallError(404, 'ORD404', [{ message: 'There is no such variant.', additionalInfo: { sku } }]);
  const { unitMinor, originalMinor, productId } = sellable;
  const additionalInfo = { sku, productId };
  if (unitMinor === null) throw new CallError(409, 'INV702', [{ message: 'It has no price on this site.', additionalInfo }]);
  if (unitMinor < 1 || (originalMinor !== null && originalMinor < unitMinor)) {
    throw new CallError(409, 'PRC400', [{ message: 'Its price is not valid.', additionalInfo }]);
  }
  const giftCardMinor = parseGiftCardAmount(sellable, giftCardAmount);
  return giftCardMinor === undefined ? { sellable, unitMinor } : { sellable, unitMinor: giftCardMinor, giftCardMinor };
}

/** @throws CallError 409 INV408 above the maximum per cart, 409 INV700 above the stock. */
export function assertQuantity({ sku, productId, maxQty, stock }: Sellable, qty: number, itemId?: string): void {
  const item = { sku, productId, ...(itemId && { itemId }) };
  if (qty > maxQty) {
    throw new CallError(409, 'INV408', [
      { message: `At most ${maxQty} of this item.`, additionalInfo: { ...item, maxAllowedQty: maxQty } },
    ]);
  }
  if (qty > stock) {
    const message = stock === 0 ? 'This item is out of stock.' : `Only ${stock} of this item are left.`;
    throw new CallError(409, 'INV700', [{ message, additionalInfo: { ...item, availableQty: stock } }]);
  }
}

interface ChangedLine {
  /** The line after the change. */
  readonly line: CartLine;
  readonly lines: readonly CartLine[];
  readonly stockOf: StockOf;
  /** The row's itemId, if the caller knows it. */
  readonly itemId: string | undefined;
}

/** Checks the quantity of a line together with other lines, which may have the same variant. */
export function assertLineQuantity(sellable: Sellable, { line, lines, stockOf, itemId }: ChangedLine): void {
  const others = lines.filter(({ id, sku }) => id !== line.id && sku === line.sku);
  const maxQty = Math.max(0, sellable.maxQty - others.reduce((sum, { qty }) => sum + qty, 0));
  assertQuantity({ ...sellable, maxQty, stock: getUnitsForLine(line, lines, stockOf) }, line.qty, itemId);
}

/** A row of the variant with its current description. The price that was last shown is preserved, so that a change is reported. */
export function createLine(
  line: Pick<CartLine, 'id' | 'qty' | 'giftOption'> & Design & { readonly shownMinor?: number },
  { sellable, unitMinor, giftCardMinor }: Priced,
): CartLine {
  const { id, qty, giftOption, shownMinor = unitMinor } = line;
  return {
    id,
    sku: sellable.sku,
    qty,
    shownMinor,
    description: describeItem(sellable),
    ...(giftOption && { giftOption }),
    ...(giftCardMinor !== undefined && { giftCardMinor }),
    ...getDesign(line),
  };
}
