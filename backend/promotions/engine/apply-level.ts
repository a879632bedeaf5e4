import type { Minor } from '../../money/minor-units.ts';
import type { RewardLine } from '../kinds/promotion-kind.ts';
import type { PromotionFacts } from './facts.ts';
import type { Candidate } from './find-candidates.ts';
import { applyGifts } from './apply-gifts.ts';
import type { AppliedPromotion, GiftOffer, Missing } from './result.ts';

/** Remaining prices, and gifts given so far. Immutable. */
export interface Balance {
  /** Remaining prices of lines, in the order of the facts. */
  readonly lines: readonly Minor[];
  /** Remaining prices of methods by shipment, in the order of the facts. */
  readonly methods: readonly (readonly Minor[])[];
  /** Units of gifts given so far. */
  readonly given: ReadonlyMap<string, number>;
}

export interface LevelRun {
  readonly balance: Balance;
  /** Candidates that were not dropped in favor of another. */
  readonly tried: readonly Candidate[];
  readonly applied: readonly AppliedPromotion[];
  readonly offers: readonly GiftOffer[];
  /** Discounts and the value of gifts. */
  readonly savedMinor: Minor;
}

interface Step extends Pick<LevelRun, 'balance'> {
  readonly applied: AppliedPromotion | null;
  readonly offer: GiftOffer | null;
  readonly savedMinor: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0);

/** The missing part of the promotion's minimum; null once it is reached. */
export function getMissing({ promotion, items }: Candidate, { lines }: PromotionFacts, balance: Balance): Missing | null {
  const { minimumMinor, minimumUnits } = promotion;
  const amountMinor = minimumMinor === 0 ? 0 : Math.max(0, minimumMinor - sum(items.map((index) => balance.lines[index] ?? 0)));
  const units = minimumUnits === 0 ? 0 : Math.max(0, minimumUnits - sum(items.map((index) => lines[index]?.qty ?? 0)));
  return amountMinor === 0 && units === 0 ? null : { amountMinor, units };
}

function createApplied(
  { promotion: { id, level }, coupon }: Candidate,
  parts: Partial<Pick<AppliedPromotion, 'discountMinor' | 'lines' | 'shipping' | 'gifts'>>,
): AppliedPromotion {
  return { id, level, ...(coupon && { couponId: coupon.id }), discountMinor: 0, lines: [], shipping: [], gifts: [], ...parts };
}

function getRewardLines(facts: PromotionFacts, balance: Balance, places: Iterable<number>): readonly RewardLine[] {
  const rows: RewardLine[] = [];
  for (const index of places) {
    const line = facts.lines[index];
    if (line) rows.push({ index, line, leftMinor: balance.lines[index] ?? 0 });
  }
  return rows;
}

/** Clamps the result of every kind, so that no price is negative. */
const clampDiscount = (minor: Minor, most: Minor): Minor => Math.max(0, Math.min(minor, most));

function discountLines(candidate: Candidate, facts: PromotionFacts, balance: Balance): Step {
  const { reward } = candidate.promotion;
  if (reward.takes !== 'lines') throw new TypeError('[cairn] [promotions] not a reward on lines');
  const getEligibleLines = (): readonly number[] => facts.lines.flatMap(({ takesPromotions }, index) => (takesPromotions ? [index] : []));
  const discounts = reward.discount(getRewardLines(facts, balance, candidate.items), () =>
    getRewardLines(facts, balance, getEligibleLines()),
  );
  const left = [...balance.lines];
  const lines = discounts.flatMap(({ index, minor }) => {
    const line = facts.lines[index];
    const taken = clampDiscount(minor, left[index] ?? 0);
    if (!line || taken === 0) return [];
    left[index] = (left[index] ?? 0) - taken;
    return [{ lineId: line.id, minor: taken }];
  });
  const discountMinor = sum(lines.map(({ minor }) => minor));
  if (discountMinor === 0) return { balance, applied: null, offer: null, savedMinor: 0 };
  return {
    balance: { ...balance, lines: left },
    applied: createApplied(candidate, { discountMinor, lines }),
    offer: null,
    savedMinor: discountMinor,
  };
}

function discountShipping(candidate: Candidate, { lines, shipments }: PromotionFacts, balance: Balance): Step {
  const { reward, delivery } = candidate.promotion;
  if (reward.takes !== 'shipping') throw new TypeError('[cairn] [promotions] not a reward on shipping');
  const held = new Set(candidate.items.map((index) => lines[index]?.shipmentId));
  let discountMinor = 0;
  const found = shipments.flatMap((shipment, place) => {
    if (!held.has(shipment.id) || (delivery && !delivery.has(shipment.delivery))) return [];
    return shipment.methods.flatMap(({ code }, index) => {
      if (reward.methods && !reward.methods.has(code)) return [];
      const left = balance.methods[place]?.[index] ?? 0;
      const minor = clampDiscount(reward.discount(left), left);
      if (minor === 0) return [];
      if (code === shipment.chosen) discountMinor += minor;
      return [{ place, index, discount: { shipmentId: shipment.id, method: code, minor } }];
    });
  });
  if (found.length === 0) return { balance, applied: null, offer: null, savedMinor: 0 };
  const methods = balance.methods.map((prices) => [...prices]);
  for (const { place, index, discount } of found) {
    const prices = methods[place];
    if (prices) prices[index] = (prices[index] ?? 0) - discount.minor;
  }
  return {
    balance: { ...balance, methods },
    applied: createApplied(candidate, { discountMinor, shipping: found.map(({ discount }) => discount) }),
    offer: null,
    savedMinor: discountMinor,
  };
}

function addGifts(candidate: Candidate, facts: PromotionFacts, balance: Balance): Step {
  const { given, gifts, offer, savedMinor } = applyGifts(candidate.promotion, facts, balance.given);
  const hasReward = gifts.length > 0 || offer !== null;
  return { balance: { ...balance, given }, applied: hasReward ? createApplied(candidate, { gifts }) : null, offer, savedMinor };
}

const steps = { lines: discountLines, shipping: discountShipping, gifts: addGifts };

/** Applies promotions of one level, each to the prices that the previous ones left. Minimums use the prices at the start of the level. */
function applyInOrder(candidates: readonly Candidate[], facts: PromotionFacts, start: Balance): LevelRun {
  const applied: AppliedPromotion[] = [];
  const offers: GiftOffer[] = [];
  let [balance, savedMinor] = [start, 0];
  for (const candidate of candidates) {
    if (getMissing(candidate, facts, start)) continue;
    const step = steps[candidate.promotion.reward.takes](candidate, facts, balance);
    if (!step.applied) continue;
    balance = step.balance;
    savedMinor += step.savedMinor;
    applied.push(step.applied);
    if (step.offer) offers.push(step.offer);
  }
  return { balance, tried: candidates, applied, offers, savedMinor };
}

/** Applies either the exclusive promotion that saves most, or all others if they save more together. */
export function applyLevel(candidates: readonly Candidate[], facts: PromotionFacts, start: Balance): LevelRun {
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
