import type { Sellable } from '../../catalog/sellable.ts';
import { CallError } from '../../router/call-error.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { unitsFor, type StockOf } from '../delivery/stock-of-lines.ts';
import { describeItem } from './describe-item.ts';
import { admitAmount } from './gift-card-line.ts';
import { designOf, type Design } from './same-item.ts';

/** A variant that has a price: the unit's in minor units. */
export interface Priced {
  readonly sellable: Sellable;
  readonly unitMinor: number;
  /** Present on a gift card whose amount the buyer chooses. */
  readonly giftCardMinor?: number;
}

/**
 * The variant with its price. Unknown is 404 ORD404, without a price 409 INV702, with an impossible one 409 PRC400.
 *
 * @param giftCardAmount In the major unit
 * @throws CallError as admitAmount, too
 */
export function pricedOf(sellables: ReadonlyMap<string, Sellable>, sku: string, giftCardAmount?: number): Priced {
  const sellable = sellables.get(sku);
  if (!sellable) throw new CallError(404, 'ORD404', [{ message: 'There is no such variant.', additionalInfo: { sku } }]);
  const { unitMinor, originalMinor, productId } = sellable;
  const additionalInfo = { sku, productId };
  if (unitMinor === null) throw new CallError(409, 'INV702', [{ message: 'It has no price on this site.', additionalInfo }]);
  if (unitMinor < 1 || (originalMinor !== null && originalMinor < unitMinor)) {
    throw new CallError(409, 'PRC400', [{ message: 'Its price is not valid.', additionalInfo }]);
  }
  const giftCardMinor = admitAmount(sellable, giftCardAmount);
  return giftCardMinor === undefined ? { sellable, unitMinor } : { sellable, unitMinor: giftCardMinor, giftCardMinor };
}

/** Throws 409 INV408 above the most that a cart may hold, 409 INV700 above what is in stock. */
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
  /** As it is after the change. */
  readonly line: CartLine;
  readonly lines: readonly CartLine[];
  readonly stockOf: StockOf;
  /** The row's, where the caller knows it already. */
  readonly itemId: string | undefined;
}

/** The same for a line among others, which may be of the same variant. */
export function assertLineQuantity(sellable: Sellable, { line, lines, stockOf, itemId }: ChangedLine): void {
  const others = lines.filter(({ id, sku }) => id !== line.id && sku === line.sku);
  const maxQty = Math.max(0, sellable.maxQty - others.reduce((sum, { qty }) => sum + qty, 0));
  assertQuantity({ ...sellable, maxQty, stock: unitsFor(line, lines, stockOf) }, line.qty, itemId);
}

/** A row of the variant in today's words. A price that was shown of it before is kept, so that its change is told. */
export function lineOf(
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
    ...designOf(line),
  };
}
