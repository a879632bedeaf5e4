import type { CartAdjustment, CartLine } from '../../database/documents/cart-document.ts';

const isSame = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ id, sku, qty }) => other.some((line) => line.id === id && line.sku === sku && line.qty === qty)));

export interface ChangedLines {
  readonly before: readonly CartLine[];
  readonly after: readonly CartLine[];
  /** True for a change by an employee. */
  readonly isStaff: boolean;
}

/**
 * Adjustments that remain after a change of the rows. A change by the customer removes all of them, since they were made for the previous
 * cart.
 */
export function filterAdjustments(
  adjustments: readonly CartAdjustment[],
  { before, after, isStaff }: ChangedLines,
): readonly CartAdjustment[] {
  if (adjustments.length === 0) return adjustments;
  if (!isStaff && !isSame(before, after)) return [];
  return adjustments.filter(({ itemId }) => itemId === undefined || after.some(({ id }) => id === itemId));
}
