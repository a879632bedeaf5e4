import { assertQuantity } from '../../cart/lines/line-quantity.ts';
import type { CartRecord } from '../../cart/cart-record.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { reviewLines } from '../../cart/lines/review-lines.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import { CallError } from '../../router/call-error.ts';
import type { SoldOut } from './store-order.ts';

/** Throws if goods or prices differ from those that the shopper saw. A flash detail per difference makes the page reload the cart. */
export function assertUnchanged({ lines }: CartRecord, sellables: Sellables): void {
  const { flash } = reviewLines(lines, { sellables }, { stock: false, patch: true });
  const addFault = (type: string, errorId: 'ORD430' | 'PRC400', message: string): void => {
    const details = flash.filter((one) => one.type === type).flatMap((one) => one.details);
    if (details.length === 0) return;
    const faults = details.map(({ sku, productId, itemId }) => ({
      message,
      type: 'flash' as const,
      additionalInfo: { sku, productId, itemId },
    }));
    throw new CallError(409, errorId, faults);
  };
  addFault('FullInventoryMissing', 'ORD430', 'This item is no longer available.');
  addFault('ItemNotAvailable', 'ORD430', 'This item is no longer available.');
  addFault('PriceChanged', 'PRC400', 'The price of this item has changed.');
  for (const line of lines) {
    const sellable = sellables.get(line.sku);
    if (sellable && line.qty > sellable.maxQty) assertQuantity(sellable, line.qty, line.id);
  }
}

/** The units that a line lacks at the location of its shipment. */
function countMissingUnits({ missing }: SoldOut, { id, sku }: CartLine, shipments: readonly OrderShipment[]): number {
  const location = shipments.find(({ items }) => items.includes(id))?.location;
  return missing.find((units) => units.sku === sku && units.location === location)?.units ?? 0;
}

/** True if only bonus items are missing. */
export function hasOnlyGiftsMissing(soldOut: SoldOut, { lines }: CartRecord, shipments: readonly OrderShipment[]): boolean {
  return lines.every((line) => countMissingUnits(soldOut, line, shipments) === 0);
}

/** INV406 if every line lacks stock, else INV409, with the available units of each line. */
export function createSoldOutError(missing: SoldOut, { lines }: CartRecord, shipments: readonly OrderShipment[]): CallError {
  const faults = lines.flatMap((line) => {
    const lacking = countMissingUnits(missing, line, shipments);
    if (lacking === 0) return [];
    const { id, sku, qty, description } = line;
    const additionalInfo = { sku, productId: description.productId, itemId: id, availableQty: Math.max(0, qty - lacking) };
    return [{ message: 'There is not enough of this item in stock.', type: 'flash' as const, additionalInfo }];
  });
  return new CallError(409, faults.length === lines.length ? 'INV406' : 'INV409', faults);
}
