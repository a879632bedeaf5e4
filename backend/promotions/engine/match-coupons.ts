import type { CouponReason } from '../coupon-reasons.ts';
import type { FactCoupon, PromotionFacts } from './facts.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import type { PreparedPromotions } from './prepare-promotions.ts';

/** A coupon's promotion, or the reason why it has none. */
export interface CouponMatch {
  readonly coupon: FactCoupon;
  readonly promotion: PreparedPromotion | undefined;
  readonly reason: CouponReason | undefined;
}

/** Promotions of a code: those that list it, else those with the longest matching prefix. */
export function findPromotionsOfCode({ byCode, byPrefix }: PreparedPromotions, code: string): readonly PreparedPromotion[] {
  const named = byCode.get(code);
  if (named) return named;
  const longest = byPrefix.find(([prefix]) => code.length > prefix.length && code.startsWith(prefix));
  return byPrefix.filter(([prefix]) => prefix === longest?.[0]).map(([, promotion]) => promotion);
}

function findTimeReason({ from, to }: PreparedPromotion, time: number): CouponReason | undefined {
  if (time < from) return 'not-yet-valid';
  return time < to ? undefined : 'expired';
}

function placeReasonOf({ isHere, locales }: PreparedPromotion, locale: string): CouponReason | undefined {
  return isHere && (!locales || locales.has(locale)) ? undefined : 'other-site';
}

function matchCoupon(prepared: PreparedPromotions, coupon: FactCoupon, { at, locale }: PromotionFacts): CouponMatch {
  const promotions = findPromotionsOfCode(prepared, coupon.code);
  const judged = promotions.map((promotion) => ({
    promotion,
    reason: placeReasonOf(promotion, locale) ?? findTimeReason(promotion, at.getTime()),
  }));
  const match = judged.find(({ reason }) => !reason) ?? judged.find(({ reason }) => reason !== 'other-site') ?? judged[0];
  if (!match) return { coupon, promotion: undefined, reason: 'unknown' };
  return { coupon, ...match, reason: match.reason ?? coupon.unavailable };
}

/** Finds the promotion of every coupon. Of several coupons for a promotion the alphabetically first counts, whichever was entered first. */
export function matchCoupons(prepared: PreparedPromotions, facts: PromotionFacts): readonly CouponMatch[] {
  const taken = new Set<string>();
  const sorted = facts.coupons.toSorted((one, other) => (one.code < other.code ? -1 : Number(one.code > other.code)));
  return sorted.map((coupon) => {
    const match = matchCoupon(prepared, coupon, facts);
    if (match.reason || !match.promotion) return match;
    if (taken.has(match.promotion.id)) return { ...match, reason: 'already-applied' };
    taken.add(match.promotion.id);
    return match;
  });
}
