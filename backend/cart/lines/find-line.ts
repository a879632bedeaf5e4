import { CallError } from '../../router/call-error.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';

/** The row of an itemId; 404 ORD404 where the cart has none. */
export function findLine(lines: readonly CartLine[], itemId: string): CartLine {
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw new CallError(404, 'ORD404', [{ message: 'The cart has no such item.', additionalInfo: { itemId } }]);
  return line;
}
