import type { CartRecord } from '../../cart/cart-record.ts';
import { couponReasons, type CouponReason } from '../../promotions/coupon-reasons.ts';
import { firstOrderCounter } from '../../promotions/counters/counter.ts';
import { getReasonOfScope } from '../../promotions/counters/coupon-limits.ts';
import type { CouponResult } from '../../promotions/engine/result.ts';
import { CallError } from '../../router/call-error.ts';
import { createCartChangedError } from './cart-changed-error.ts';
import type { Uncounted } from './store-order.ts';

/** Reasons that can arise without a change of the cart. They are reported by their code. */
const reportedReasons: ReadonlySet<CouponReason> = new Set(['expired', 'used-up', 'used-by-you', 'budget-exhausted', 'gift-unavailable']);

/** An error of type flash makes the client reload the cart. */
function createLostCouponError(reason: CouponReason | undefined): CallError {
  if (!reason || !reportedReasons.has(reason)) return createCartChangedError();
  return new CallError(409, couponReasons[reason], [
    { message: `A coupon of the cart cannot be used any more: ${reason}.`, type: 'flash' },
  ]);
}

/** Throws if a coupon no longer applies that did when the shopper last saw the cart, so that no order costs more than shown. */
export function assertCouponsApply({ coupons }: CartRecord, results: readonly CouponResult[]): void {
  const lost = coupons.find(({ id, isApplied }) => isApplied && !results.some((result) => result.id === id && result.applied));
  if (lost) throw createLostCouponError(results.find(({ id }) => id === lost.id)?.reason);
}

/** The error for the first exhausted counter, when another order was faster. */
export function createUsedUpError({ uncounted }: Uncounted): CallError {
  // Another order of the same person was first. The cart shows then which promotion does not apply.
  if (uncounted.every(({ promotionId }) => promotionId === firstOrderCounter)) return createCartChangedError();
  return createLostCouponError(uncounted.map(({ scope }) => getReasonOfScope(scope))[0]);
}
