import type { CartCoupon } from '../../database/documents/cart-document.ts';
import { couponReasons, type CouponReason } from '../../promotions/coupon-reasons.ts';
import type { CouponResult } from '../../promotions/engine/result.ts';
import { CallError } from '../../router/call-error.ts';

/** Reasons that no change of the cart removes: such a code is not stored. */
const permanentReasons: ReadonlySet<CouponReason | undefined> = new Set<CouponReason>([
  'unknown',
  'expired',
  'not-yet-valid',
  'used-up',
  'used-by-you',
  'budget-exhausted',
  'other-site',
]);

/** The reason to reject a new coupon, from the results of all coupons with it. Of two codes for one promotion the new one is rejected. */
export function findRejectionReason({ id }: CartCoupon, results: readonly CouponResult[]): CouponReason | undefined {
  if (results.some(({ reason }) => reason === 'already-applied')) return 'already-applied';
  const reason = results.find((result) => result.id === id)?.reason;
  return permanentReasons.has(reason) ? reason : undefined;
}

export const createRejectedCouponError = (code: string, reason: CouponReason): CallError =>
  new CallError(422, couponReasons[reason], [`The code ${code} cannot be used: ${reason}.`]);
