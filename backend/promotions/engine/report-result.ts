import type { CouponReason } from '../coupon-reasons.ts';
import type { PromotionFacts } from './facts.ts';
import type { Candidate } from './find-candidates.ts';
import type { CouponMatch } from './match-coupons.ts';
import type { Callout, CouponResult, Missing } from './result.ts';
import type { Run } from './run.ts';

type MissingById = ReadonlyMap<string, Missing | null>;

const none: Missing = { amountMinor: 0, units: 0 };

/** Callouts of promotions that apply or are within reach, without those that lost to another. */
export function createCallouts(candidates: readonly Candidate[], { applied }: Run, missing: MissingById): readonly Callout[] {
  const earned = new Set(applied.map(({ id }) => id));
  return candidates.flatMap(({ promotion: { id, level, minimumMinor } }): Callout[] => {
    const lacking = missing.get(id) ?? null;
    const thresholdMinor = minimumMinor === 0 ? null : minimumMinor;
    if (earned.has(id)) return [{ promotionId: id, level, state: 'earned', thresholdMinor, missing: none }];
    if (!lacking) return [];
    const state = lacking.amountMinor === minimumMinor && lacking.units === 0 ? 'approaching' : 'in-progress';
    return [{ promotionId: id, level, state, thresholdMinor, missing: lacking }];
  });
}

function getReason({ promotion }: CouponMatch, { tried }: Run, missing: Missing | null): CouponReason {
  if (missing) return missing.amountMinor > 0 ? 'minimum-amount' : 'minimum-units';
  return promotion?.reward.takes === 'gifts' && tried.has(promotion.id) ? 'gift-unavailable' : 'superseded';
}

function createCouponResult(match: CouponMatch, run: Run, missing: MissingById): CouponResult {
  const { coupon, promotion } = match;
  const of = promotion && { promotionId: promotion.id };
  if (match.reason) return { id: coupon.id, applied: false, ...of, reason: match.reason };
  if (run.applied.some(({ couponId }) => couponId === coupon.id)) return { id: coupon.id, applied: true, ...of };
  const lacking = (promotion && missing.get(promotion.id)) ?? null;
  return { id: coupon.id, applied: false, ...of, reason: getReason(match, run, lacking), ...(lacking && { missing: lacking }) };
}

/** The result of each coupon, in the order of the facts. */
export function createCouponResults(
  { coupons }: PromotionFacts,
  matches: readonly CouponMatch[],
  run: Run,
  missing: MissingById,
): readonly CouponResult[] {
  const byId = new Map(matches.map((match) => [match.coupon.id, createCouponResult(match, run, missing)]));
  return coupons.flatMap(({ id }) => byId.get(id) ?? []);
}
