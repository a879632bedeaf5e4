import type { CartRecord } from '../../cart/cart-record.ts';
import { couponReasons, type CouponReason } from '../../promotions/coupon-reasons.ts';
import { reasonOfScope } from '../../promotions/counters/coupon-limits.ts';
import type { CouponResult } from '../../promotions/engine/result.ts';
import { CallError } from '../../router/call-error.ts';
import { cartChanged } from './cart-changed.ts';
import type { Uncounted } from './store-order.ts';

/** Reasons that can arise without a change of the cart. They are reported by their code. */
const arising: ReadonlySet<CouponReason> = new Set(['expired', 'used-up', 'used-by-you', 'budget-exhausted', 'gift-unavailable']);

/** An error of type flash makes the client reload the cart. */
function lostCoupon(reason: CouponReason | undefined): CallError {
  if (!reason || !arising.has(reason)) return cartChanged();
  return new CallError(409, couponReasons[reason], [
    { message: `A coupon of the cart cannot be used any more: ${reason}.`, type: 'flash' },
  ]);
}

/** Throws if a coupon no longer applies that did when the shopper last saw the cart, so that no order costs more than shown. */
export function assertCouponsApply({ coupons }: CartRecord, results: readonly CouponResult[]): void {
  const lost = coupons.find(({ id, isApplied }) => isApplied && !results.some((result) => result.id === id && result.applied));
  if (lost) throw lostCoupon(results.find(({ id }) => id === lost.id)?.reason);
}

/** The error for the first exhausted counter, when another order was faster. */
export function usedUp({ uncounted }: Uncounted): CallError {
  return lostCoupon(uncounted.map(({ scope }) => reasonOfScope(scope))[0]);
}
