import type { CouponUse } from '../../database/documents/order-document.ts';
import type { FactCoupon } from '../engine/facts.ts';
import { findPromotionsOfCode } from '../engine/match-coupons.ts';
import type { PreparedPromotions } from '../engine/prepare-promotions.ts';
import type { AppliedPromotion } from '../engine/result.ts';
import { firstOrderCounter, getFirstOrderCounters, type CouponHolder } from './counter.ts';
import { getLimitedCounters } from './coupon-limits.ts';
import type { CounterClaim } from './count-uses.ts';

export interface OrderedCoupons {
  /** Stored with the order, so that a cancellation can return them. */
  readonly uses: readonly CouponUse[];
  readonly claims: readonly CounterClaim[];
}

/** The counters that an order's coupons increment. */
export function getCounterClaims(
  applied: readonly AppliedPromotion[],
  coupons: readonly FactCoupon[],
  prepared: PreparedPromotions,
  holder: CouponHolder,
): OrderedCoupons {
  const ordered = applied.flatMap(({ id, couponId, discountMinor }) => {
    const coupon = coupons.find((one) => one.id === couponId);
    const promotion = coupon && findPromotionsOfCode(prepared, coupon.code).find((one) => one.id === id);
    if (!promotion) return [];
    const claims = getLimitedCounters(promotion, holder).map((counter): CounterClaim => ({
      ...counter,
      amount: counter.scope === 'discount' ? discountMinor : 1,
    }));
    const counted = claims.map(({ scope }) => scope);
    return [{ claims, use: { promotionId: id, code: coupon.code, discountMinor, counted } }];
  });
  const first = getFirstOrderClaims(applied, prepared, holder);
  const firstUse = { promotionId: firstOrderCounter, code: '', discountMinor: 0, counted: first.map(({ scope }) => scope) };
  return {
    uses: [...ordered.map(({ use }) => use), ...(first.length > 0 ? [firstUse] : [])],
    claims: [...ordered.flatMap(({ claims }) => claims), ...first],
  };
}

/** The claims of an order with a promotion for new customers: the person's only one. */
function getFirstOrderClaims(
  applied: readonly AppliedPromotion[],
  prepared: PreparedPromotions,
  holder: CouponHolder,
): readonly CounterClaim[] {
  if (!applied.some(({ id }) => prepared.ofNewCustomers.has(id))) return [];
  return getFirstOrderCounters(holder).map((counter) => ({ ...counter, amount: 1, limit: 1 }));
}
