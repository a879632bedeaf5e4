import type { Minor } from '../../money/minor-units.ts';
import { applyGifts } from './apply-gifts.ts';
import { applySets } from './apply-sets.ts';
import { createApplied, getMissing, type Balance } from './balance.ts';
import { discountShipping } from './discount-shipping.ts';
import type { Candidate } from './find-candidates.ts';
import type { RankedFacts } from './line-units.ts';
import { reduceEach, reduceGoods, type Reduction } from './reduce-lines.ts';
import type { AppliedPromotion, GiftOffer, LineAllocation } from './result.ts';

export interface LevelRun {
  readonly balance: Balance;
  /** Candidates that were not dropped in favor of another. */
  readonly tried: readonly Candidate[];
  readonly applied: readonly AppliedPromotion[];
  readonly offers: readonly GiftOffer[];
  /** Codes of methods by the coupon promotion that reduces only them, none of which is chosen. */
  readonly otherMethods: ReadonlyMap<string, readonly string[]>;
  /** Discounts and the value of gifts. */
  readonly savedMinor: Minor;
}

interface Step {
  readonly balance: Balance;
  readonly applied: AppliedPromotion | null;
  readonly offer?: GiftOffer | null;
  readonly otherMethods?: readonly string[];
  readonly savedMinor: Minor;
}

/** The discount of a promotion by line; null if there is none. */
function createLineDiscount(candidate: Candidate, { offs }: Pick<Reduction, 'offs'>, { lines }: RankedFacts): AppliedPromotion | null {
  if (offs.length === 0) return null;
  const allocations = offs.map(([place, minor]): LineAllocation => ({ lineId: lines[place]?.id ?? '', minor }));
  return createApplied(candidate, { discountMinor: offs.reduce((sum, [, minor]) => sum + minor, 0), lines: allocations });
}

function createLineStep(candidate: Candidate, reduction: Reduction, facts: RankedFacts, balance: Balance): Step {
  const applied = createLineDiscount(candidate, reduction, facts);
  return { balance: { ...balance, lines: reduction.lines }, applied, savedMinor: applied?.discountMinor ?? 0 };
}

function apply(candidate: Candidate, facts: RankedFacts, balance: Balance): Step {
  const { reward } = candidate.promotion;
  switch (reward.takes) {
    case 'units':
      return createLineStep(candidate, reduceEach(balance.lines, candidate.items, reward.discount), facts, balance);
    case 'goods':
      return createLineStep(candidate, reduceGoods(facts, balance.lines, candidate.items, reward.discount), facts, balance);
    case 'shipping':
      return discountShipping(candidate, reward, facts, balance);
    case 'gifts': {
      const { given, gifts, offer, savedMinor } = applyGifts(candidate.promotion, facts, balance.given);
      const hasReward = gifts.length > 0 || offer !== null;
      return { balance: { ...balance, given }, applied: hasReward ? createApplied(candidate, { gifts }) : null, offer, savedMinor };
    }
    case 'sets':
      throw new TypeError('[cairn] [promotions] sets are formed together');
  }
}

/** Applies promotions of one level, each to the prices that the previous ones left. Minimums use the prices at the start of the level. */
function applyInOrder(candidates: readonly Candidate[], facts: RankedFacts, start: Balance): LevelRun {
  const applied: AppliedPromotion[] = [];
  const offers: GiftOffer[] = [];
  const otherMethods = new Map<string, readonly string[]>();
  const ofSets: Candidate[] = [];
  let [balance, savedMinor] = [start, 0];
  for (const candidate of candidates) {
    if (getMissing(candidate, facts, start)) continue;
    if (candidate.promotion.reward.takes === 'sets') {
      ofSets.push(candidate);
      continue;
    }
    const step = apply(candidate, facts, balance);
    ({ balance } = step);
    savedMinor += step.savedMinor;
    if (step.applied) applied.push(step.applied);
    if (step.offer) offers.push(step.offer);
    if (step.otherMethods) otherMethods.set(candidate.promotion.id, step.otherMethods);
  }
  if (ofSets.length > 0) {
    const sets = applySets(ofSets, facts, balance.lines);
    balance = { ...balance, lines: sets.lines };
    savedMinor += sets.savedMinor;
    applied.push(...sets.discounts.flatMap(({ candidate, offs }) => createLineDiscount(candidate, { offs }, facts) ?? []));
  }
  return { balance, tried: candidates, applied, offers, otherMethods, savedMinor };
}

/** Applies either the exclusive promotion that saves most, or all others if they save more together. */
export function applyLevel(candidates: readonly Candidate[], facts: RankedFacts, start: Balance): LevelRun {
  const isAlone = ({ promotion }: Candidate): boolean => promotion.stacking === 'exclusive-in-level';
  const alone = candidates.filter(isAlone);
  let best = applyInOrder(
    candidates.filter((candidate) => !isAlone(candidate)),
    facts,
    start,
  );
  for (const candidate of alone) {
    const run = applyInOrder([candidate], facts, start);
    if (run.savedMinor > best.savedMinor || (best.applied.length === 0 && run.applied.length > 0)) best = run;
  }
  return best;
}
