import type { Feature } from '../../features/feature.ts';
import { createApplyCoupon, type CouponPorts } from './apply-coupon.ts';
import { couponUsesData, couponUsesRetention, handOverCouponUses } from './coupon-uses.ts';
import { createRemoveCoupon } from './remove-coupon.ts';

/** Coupon codes of carts, and their uses by orders. */
export function couponsFeature(ports: CouponPorts) {
  return {
    handlers: { applyCoupon: createApplyCoupon(ports), removeCoupon: createRemoveCoupon(ports) },
    retention: [couponUsesRetention],
    handover: handOverCouponUses,
    userData: couponUsesData,
  } satisfies Feature;
}
