import type { CartLine } from '../../database/documents/cart-document.ts';
import { CallError } from '../../router/call-error.ts';
import { findLine } from '../lines/find-line.ts';

interface PricedRows {
  readonly rows: readonly { readonly line: Pick<CartLine, 'id' | 'sku'> }[];
}

/**
 * @param price Prices the cart. A row that is priced but not stored is a bonus item.
 * @throws CallError 404 ORD404 for an unknown row, 409 GWP403 for a bonus item.
 */
export function assertSavable(lines: readonly CartLine[], itemId: string, price: () => PricedRows): void {
  if (lines.some(({ id }) => id === itemId)) return;
  const bonus = price().rows.find(({ line }) => line.id === itemId);
  if (bonus) throw new CallError(409, 'GWP403', [{ message: 'A gift cannot be saved.', additionalInfo: { itemId, sku: bonus.line.sku } }]);
  findLine(lines, itemId);
}
