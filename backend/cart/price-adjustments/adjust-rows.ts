import type { CartAdjustment } from '../../database/documents/cart-document.ts';
import type { PricedRow } from '../../money/totals.ts';
import { applyAdjustments, type AppliedAdjustment } from './apply-adjustments.ts';

interface ReducedRow
  extends Pick<PricedRow, 'qty' | 'unitMinor' | 'isMoney'>, Required<Pick<PricedRow, 'discountMinor' | 'orderDiscountMinor'>> {
  readonly id: string;
}

/** Adds adjustments by employees to the discounts of rows. Rows without an adjustment do not change. */
export function adjustRows<Row extends ReducedRow>(
  rows: readonly Row[],
  adjustments: readonly CartAdjustment[],
): { readonly rows: readonly Row[]; readonly applied: readonly AppliedAdjustment[] } {
  if (adjustments.length === 0) return { rows, applied: [] };
  const { applied, rows: adjusted } = applyAdjustments(
    rows.map(({ id, qty, unitMinor, discountMinor, orderDiscountMinor, isMoney = false }) => {
      const ownMinor = isMoney ? 0 : Math.max(0, qty * unitMinor - discountMinor);
      return { id, qty, ownMinor, offMinor: Math.min(orderDiscountMinor, ownMinor) };
    }),
    adjustments,
  );
  return {
    applied,
    rows: rows.map((row, index) => {
      const { rowMinor = 0, orderMinor = 0 } = adjusted[index] ?? {};
      return { ...row, discountMinor: row.discountMinor + rowMinor, orderDiscountMinor: row.orderDiscountMinor + orderMinor };
    }),
  };
}
