import type { CouponReason } from '../coupon-reasons.ts';
import type { SetReward } from '../kinds/promotion-kind.ts';
import { applyLevel } from './apply-level.ts';
import type { Balance } from './balance.ts';
import type { Candidate } from './find-candidates.ts';
import { findReducible } from './form-sets.ts';
import type { RankedFacts } from './line-units.ts';
import type { CouponResult } from './result.ts';
import type { Run } from './run-levels.ts';

/** Why a coupon has no effect. */
export interface Explanation extends Pick<CouponResult, 'missing' | 'methods'> {
  readonly reason: CouponReason;
}

const createMissingUnits = (units: number): Explanation => ({ reason: 'minimum-units', missing: { amountMinor: 0, units } });

/** Units that the cart lacks for a first set. */
function countMissingUnits({ parts }: SetReward, { items }: Candidate, facts: RankedFacts): number {
  const others = parts.flatMap(({ of }) => (of ? findReducible(of, facts) : []));
  const countUnits = (places: readonly number[]): number => places.reduce((sum, place) => sum + (facts.lines[place]?.qty ?? 0), 0);
  const needed = parts.reduce((sum, { units, of }) => sum + (of ? 0 : units), 0);
  const missing = Math.max(0, needed - countUnits(items.filter((place) => !others.includes(place))));
  return missing + (others.length === 0 && parts.some(({ of }) => of) ? 1 : 0);
}

/** Explains why a coupon whose minimum is reached has no effect: it is `superseded` only if it would have one alone. */
export function explainCoupon(candidate: Candidate, facts: RankedFacts, start: Balance, run: Run): Explanation {
  const { lines, shipments } = facts;
  const { id, reward } = candidate.promotion;
  if (lines.length === 0) return createMissingUnits(1);
  const alone = applyLevel([candidate], facts, start);
  const methods = run.otherMethods.get(id) ?? alone.otherMethods.get(id);
  if (methods) return { reason: 'other-method', methods };
  if (reward.takes === 'gifts' && (alone.applied.length === 0 || run.tried.has(id))) {
    const hasCarrier = shipments.some((shipment) => shipment.bringsGifts && lines.some(({ shipmentId }) => shipmentId === shipment.id));
    return { reason: hasCarrier ? 'gift-unavailable' : 'other-method' };
  }
  if (alone.applied.length > 0) return { reason: 'superseded' };
  if (reward.takes === 'shipping' && reward.methods) {
    const known = new Set(shipments.flatMap((shipment) => shipment.methods.map(({ code }) => code)));
    if (reward.methods.isDisjointFrom(known)) return { reason: 'other-method', methods: [...reward.methods] };
  }
  const units = reward.takes === 'sets' ? countMissingUnits(reward, candidate, facts) : 0;
  return units > 0 ? createMissingUnits(units) : { reason: 'no-saving' };
}
