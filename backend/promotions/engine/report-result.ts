import type { Explanation } from './explain-coupon.ts';
import type { PromotionFacts } from './facts.ts';
import type { Candidate } from './find-candidates.ts';
import type { CouponMatch } from './match-coupons.ts';
import type { Callout, CouponResult, Missing } from './result.ts';
import type { Run } from './run-levels.ts';

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

type Explain = (promotionId: string) => Explanation | undefined;

function createCouponResult(match: CouponMatch, { applied }: Run, missing: MissingById, explain: Explain): CouponResult {
  const { coupon, promotion } = match;
  const of = promotion && { promotionId: promotion.id };
  if (match.reason) return { id: coupon.id, applied: false, ...of, reason: match.reason };
  if (applied.some(({ couponId }) => couponId === coupon.id)) return { id: coupon.id, applied: true, ...of };
  const lacking = promotion && missing.get(promotion.id);
  if (lacking)
    return { id: coupon.id, applied: false, ...of, reason: lacking.amountMinor > 0 ? 'minimum-amount' : 'minimum-units', missing: lacking };
  return { id: coupon.id, applied: false, ...of, reason: 'superseded', ...(promotion && explain(promotion.id)) };
}

/** The result of each coupon, in the order of the facts. */
export function createCouponResults(
  { coupons }: PromotionFacts,
  matches: readonly CouponMatch[],
  run: Run,
  missing: MissingById,
  explain: Explain,
): readonly CouponResult[] {
  const byId = new Map(matches.map((match) => [match.coupon.id, createCouponResult(match, run, missing, explain)]));
  return coupons.flatMap(({ id }) => byId.get(id) ?? []);
}
