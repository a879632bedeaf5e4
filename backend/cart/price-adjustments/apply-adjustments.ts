import type { CartAdjustment } from '../../database/documents/cart-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { calculateRoundedShare, spreadByWeight } from '../../money/rounding.ts';

/** A row after promotions. */
export interface AdjustableRow {
  readonly id: string;
  readonly qty: number;
  /** Price of the whole row, after its own promotions. */
  readonly ownMinor: Minor;
  /** The row's share of discounts on the goods as a whole. */
  readonly offMinor: Minor;
}

export interface AppliedAdjustment {
  readonly adjustment: CartAdjustment;
  /** The discount. */
  readonly minor: Minor;
  /** The discount without a limit; negative if it would raise the price. */
  readonly requestedMinor: Minor;
}

export interface RowAdjustment {
  readonly rowMinor: Minor;
  /** The row's share of the order's adjustment. */
  readonly orderMinor: Minor;
}

export interface AppliedAdjustments {
  readonly applied: readonly AppliedAdjustment[];
  /** The adjustments of each row, in their order; empty without adjustments. */
  readonly rows: readonly RowAdjustment[];
}

/** 100 % in hundredths of a percent. */
const FULL_SHARE = 10_000;

const none: AppliedAdjustments = { applied: [], rows: [] };
const limitTotal = (minor: Minor, ...limits: readonly Minor[]): Minor => Math.max(0, Math.min(minor, ...limits));
const getMaxDiscount = (price: Minor, { maxPercent }: CartAdjustment): Minor => calculateRoundedShare(price, maxPercent, 100);
const computeSum = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, minor) => sum + minor, 0);

function getRequestedDiscount({ kind, value }: CartAdjustment, price: Minor, qty: number): Minor {
  switch (kind) {
    case 'AMOUNT':
      return value;
    case 'PERCENTAGE':
      return calculateRoundedShare(price, value, FULL_SHARE);
    case 'FIXED_PRICE':
      return price - qty * value;
  }
}

/**
 * Takes adjustments off the prices after promotions: first those of rows, then that of the order, spread over the remaining prices of the
 * rows. Their sum never exceeds the stored limit, even with several adjustments or a smaller cart. Pure.
 */
export function applyAdjustments(rows: readonly AdjustableRow[], adjustments: readonly CartAdjustment[]): AppliedAdjustments {
  if (adjustments.length === 0) return none;
  const ofRows = rows.map(({ id, qty, ownMinor, offMinor }) => {
    const adjustment = adjustments.find(({ itemId }) => itemId === id);
    if (!adjustment) return undefined;
    const requestedMinor = getRequestedDiscount(adjustment, ownMinor, qty);
    return { adjustment, requestedMinor, minor: limitTotal(requestedMinor, ownMinor - offMinor, getMaxDiscount(ownMinor, adjustment)) };
  });
  const left = rows.map(({ ownMinor, offMinor }, index) => ownMinor - offMinor - (ofRows[index]?.minor ?? 0));
  const ofOrder = adjustments.filter(({ itemId }) => itemId === undefined).map((adjustment) => applyToOrder(adjustment, rows, left));
  const parts = spreadByWeight(computeSum(ofOrder.map(({ minor }) => minor)), left);
  return {
    applied: [...ofRows.filter((one) => one !== undefined), ...ofOrder],
    rows: rows.map((_, index) => ({ rowMinor: ofRows[index]?.minor ?? 0, orderMinor: parts[index] ?? 0 })),
  };
}

function applyToOrder(adjustment: CartAdjustment, rows: readonly AdjustableRow[], left: readonly Minor[]): AppliedAdjustment {
  const [price, remaining] = [computeSum(rows.map(({ ownMinor, offMinor }) => ownMinor - offMinor)), computeSum(left)];
  const requestedMinor = getRequestedDiscount(adjustment, remaining, 1);
  return {
    adjustment,
    requestedMinor,
    minor: limitTotal(requestedMinor, remaining, getMaxDiscount(price, adjustment) - (price - remaining)),
  };
}
