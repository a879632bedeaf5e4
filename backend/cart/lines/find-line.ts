import { CallError } from '../../router/call-error.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';

/**
 * Returns the row of an itemId.
 * @throws CallError 404 ORD404 for an unknown one.
 */
export function findLine(lines: readonly CartLine[], itemId: string): CartLine {
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw new CallError(404, 'ORD404', [{ message: 'The cart has no such item.', additionalInfo: { itemId } }]);
  return line;
}
