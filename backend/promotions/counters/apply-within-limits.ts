import { applyPromotions } from '../engine/apply-promotions.ts';
import type { FactCoupon, PromotionFacts } from '../engine/facts.ts';
import { matchCoupons } from '../engine/match-coupons.ts';
import type { PreparedPromotions } from '../engine/prepare-promotions.ts';
import type { PromotionResult } from '../engine/result.ts';
import { getRemainingBudget, findLimitReason, type CouponUsage } from './coupon-limits.ts';

/** Applies the promotions of a site to a cart, without coupons that are used up or exceed their remaining budget. Pure. */
export function applyWithinLimits(
  facts: PromotionFacts,
  prepared: PreparedPromotions,
  standing: CouponUsage | undefined,
): PromotionResult {
  if (facts.coupons.length === 0 || !standing) return applyPromotions(facts, prepared);
  const promotions = new Map(matchCoupons(prepared, facts).map(({ coupon, promotion }) => [coupon.id, promotion]));
  let coupons = facts.coupons.map((coupon): FactCoupon => {
    const promotion = promotions.get(coupon.id);
    const unavailable = promotion && findLimitReason(promotion, standing);
    return unavailable ? { ...coupon, unavailable } : coupon;
  });
  const exceedsBudget = ({ couponId, discountMinor }: PromotionResult['applied'][number]): boolean => {
    const promotion = couponId === undefined ? undefined : promotions.get(couponId);
    return promotion !== undefined && discountMinor > getRemainingBudget(promotion, standing);
  };
  for (;;) {
    const result = applyPromotions({ ...facts, coupons }, prepared);
    const over = new Set(result.applied.filter(exceedsBudget).map(({ couponId }) => couponId));
    if (over.size === 0) return result;
    coupons = coupons.map((coupon): FactCoupon => (over.has(coupon.id) ? { ...coupon, unavailable: 'budget-exhausted' } : coupon));
  }
}
