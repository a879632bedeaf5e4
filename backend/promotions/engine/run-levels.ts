import type { Minor } from '../../money/minor-units.ts';
import { applyLevel, type LevelRun } from './apply-level.ts';
import { getMissing, type Balance } from './balance.ts';
import type { Candidate } from './find-candidates.ts';
import { getLeft, type RankedFacts } from './line-units.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import { clampDiscount, reduceGoods } from './reduce-lines.ts';
import type { AppliedPromotion, GiftOffer } from './result.ts';

/** All levels of one combination of promotions. */
export interface Run {
  /** Ids of promotions that were not dropped in favor of another. */
  readonly tried: ReadonlySet<string>;
  readonly applied: readonly AppliedPromotion[];
  readonly offers: readonly GiftOffer[];
  readonly otherMethods: LevelRun['otherMethods'];
  readonly afterProduct: Balance;
  readonly end: Balance;
  readonly furtherOrderMinor: Minor;
  readonly furtherOrderBaseMinor: Minor;
  readonly savedMinor: Minor;
}

interface FurtherDiscount {
  readonly balance: Balance;
  readonly minor: Minor;
  readonly baseMinor: Minor;
}

function takeFurtherDiscount(facts: RankedFacts, balance: Balance): FurtherDiscount {
  const { lines, furtherOrderDiscount } = facts;
  if (!furtherOrderDiscount) return { balance, minor: 0, baseMinor: 0 };
  const places = lines.flatMap(({ takesPromotions }, place) => (takesPromotions ? [place] : []));
  const baseMinor = places.reduce((sum, place) => sum + getLeft(balance.lines[place]), 0);
  const minor = clampDiscount(furtherOrderDiscount(baseMinor), baseMinor);
  return { balance: { ...balance, lines: reduceGoods(facts, balance.lines, places, () => minor).lines }, minor, baseMinor };
}

export function runLevels(candidates: readonly Candidate[], facts: RankedFacts, start: Balance): Run {
  const getCandidatesOfLevel = (level: string): readonly Candidate[] => candidates.filter(({ promotion }) => promotion.level === level);
  const product = applyLevel(getCandidatesOfLevel('PRODUCT'), facts, start);
  const order = applyLevel(getCandidatesOfLevel('ORDER'), facts, product.balance);
  const further = takeFurtherDiscount(facts, order.balance);
  const shipping = applyLevel(getCandidatesOfLevel('SHIPPING'), facts, further.balance);
  const runs: readonly LevelRun[] = [product, order, shipping];
  return {
    tried: new Set(runs.flatMap(({ tried }) => tried.map(({ promotion }) => promotion.id))),
    applied: runs.flatMap(({ applied }) => applied),
    offers: runs.flatMap(({ offers }) => offers),
    otherMethods: shipping.otherMethods,
    afterProduct: product.balance,
    end: shipping.balance,
    furtherOrderMinor: further.minor,
    furtherOrderBaseMinor: further.baseMinor,
    savedMinor: further.minor + runs.reduce((sum, { savedMinor }) => sum + savedMinor, 0),
  };
}

/** The balance that a promotion's minimum is compared with: the one before its level, or that of the whole cart if it was dropped. */
export function getBalance({ id, level }: PreparedPromotion, start: Balance, { tried, afterProduct, end }: Run): Balance {
  if (level === 'PRODUCT' || !tried.has(id)) return start;
  return level === 'ORDER' ? afterProduct : end;
}

/** Limits the time for finding discounts that cost more than they save: combinations, times promotions and lines. */
const maxWork = 1000;

/** The candidates without one of the applied discounts, or with fewer of its sets. */
function* withholdDiscounts(candidates: readonly Candidate[], { applied }: Run, { lines }: RankedFacts): Iterable<readonly Candidate[]> {
  for (const { id, level, discountMinor } of applied) {
    const candidate = candidates.find(({ promotion }) => promotion.id === id);
    if (!candidate || level === 'SHIPPING' || discountMinor === 0) continue;
    const { reward } = candidate.promotion;
    const units = candidate.items.reduce((sum, place) => sum + (lines[place]?.qty ?? 0), 0);
    const most = reward.takes === 'sets' ? Math.floor(units / (reward.parts[0]?.units ?? 1)) : 0;
    for (let sets = most; sets > 0; sets -= 1) yield candidates.map((one) => (one === candidate ? { ...one, mostSets: sets } : one));
    yield candidates.filter((one) => one !== candidate);
  }
}

/** Gifts do not count: a shopper must not pay more for one. */
const getDiscount = ({ applied }: Run): Minor => applied.reduce((sum, { discountMinor }) => sum + discountMinor, 0);

/**
 * Applies promotions that combine. If a discount takes the cart below the minimum of a promotion that saves more, the discount is withheld:
 * no promotion makes a cart more expensive.
 */
export function runTogether(candidates: readonly Candidate[], facts: RankedFacts, start: Balance): Run {
  const all = runLevels(candidates, facts, start);
  const losesMinimum = candidates.some((candidate) => {
    const balance = getBalance(candidate.promotion, start, all);
    return candidate.promotion.minimumMinor > 0 && getMissing(candidate, facts, balance) && !getMissing(candidate, facts, start);
  });
  if (!losesMinimum) return all;
  let best = all;
  let left = Math.floor(maxWork / (candidates.length * facts.lines.length));
  for (const others of withholdDiscounts(candidates, all, facts)) {
    if (left === 0) break;
    left -= 1;
    const run = runLevels(others, facts, start);
    if (getDiscount(run) > getDiscount(best)) best = run;
  }
  return best;
}
