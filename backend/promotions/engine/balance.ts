import type { Minor } from '../../money/minor-units.ts';
import type { Candidate } from './find-candidates.ts';
import { getLeft, type Lines, type RankedFacts } from './line-units.ts';
import type { AppliedPromotion, Missing } from './result.ts';

/** Remaining prices, and gifts given so far. Immutable. */
export interface Balance {
  readonly lines: Lines;
  /** Remaining prices of methods by shipment, in the order of the facts. */
  readonly methods: readonly (readonly Minor[])[];
  /** Units of gifts given so far. */
  readonly given: ReadonlyMap<string, number>;
}

/** The missing part of the promotion's minimum; null once it is reached. */
export function getMissing({ promotion, items }: Candidate, { lines }: RankedFacts, balance: Balance): Missing | null {
  const { minimumMinor, minimumUnits } = promotion;
  const amountMinor =
    minimumMinor === 0 ? 0 : Math.max(0, minimumMinor - items.reduce((sum, place) => sum + getLeft(balance.lines[place]), 0));
  const units = minimumUnits === 0 ? 0 : Math.max(0, minimumUnits - items.reduce((sum, place) => sum + (lines[place]?.qty ?? 0), 0));
  return amountMinor === 0 && units === 0 ? null : { amountMinor, units };
}

export function createApplied(
  { promotion: { id, level }, coupon }: Candidate,
  parts: Partial<Pick<AppliedPromotion, 'discountMinor' | 'lines' | 'shipping' | 'gifts'>>,
): AppliedPromotion {
  return { id, level, ...(coupon && { couponId: coupon.id }), discountMinor: 0, lines: [], shipping: [], gifts: [], ...parts };
}
