import type { CartCoupon } from '../../database/documents/cart-document.ts';
import type { CouponResult } from '../../promotions/engine/result.ts';

/** The coupons with their current results; the same list when nothing has changed since they were last shown. */
export function updateShownCoupons(coupons: readonly CartCoupon[], results: readonly CouponResult[]): readonly CartCoupon[] {
  const applied = new Set(results.filter((result) => result.applied).map(({ id }) => id));
  const shown = coupons.map((coupon) => {
    const isApplied = applied.has(coupon.id);
    return coupon.isApplied === isApplied ? coupon : { ...coupon, isApplied };
  });
  return shown.every((coupon, index) => coupon === coupons[index]) ? coupons : shown;
}
