import type { CartAdjustment } from '../../database/documents/cart-document.ts';
import { CallError } from '../../router/call-error.ts';
import type { CartRecord } from '../cart-record.ts';

/** @throws CallError 404 PRC404 for an unknown adjustment. */
export function findAdjustment({ priceAdjustments }: CartRecord, adjustmentId: string): CartAdjustment {
  const adjustment = priceAdjustments.find(({ id }) => id === adjustmentId);
  if (!adjustment) throw new CallError(404, 'PRC404', ['The cart has no such price adjustment.']);
  return adjustment;
}
