import type { Minor } from '../../money/minor-units.ts';
import { spreadByWeight } from '../../money/rounding.ts';
import { applyLevel, getMissing, type Balance, type LevelRun } from './apply-level.ts';
import type { PromotionFacts } from './facts.ts';
import { findCandidates, type Candidate } from './find-candidates.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import type { PreparedPromotions } from './prepare-promotions.ts';
import { createCallouts, createCouponResults } from './report-result.ts';
import type { PromotionResult, ShippingDiscount } from './result.ts';
import type { Run } from './run.ts';

interface FurtherDiscount {
  readonly balance: Balance;
  readonly minor: Minor;
  readonly baseMinor: Minor;
}

function takeFurtherDiscount({ lines, furtherOrderDiscount }: PromotionFacts, balance: Balance): FurtherDiscount {
  if (!furtherOrderDiscount) return { balance, minor: 0, baseMinor: 0 };
  const goods = balance.lines.map((left, index) => (lines[index]?.takesPromotions ? left : 0));
  const baseMinor = goods.reduce((sum, left) => sum + left, 0);
  const minor = Math.max(0, Math.min(furtherOrderDiscount(baseMinor), baseMinor));
  const parts = spreadByWeight(minor, goods);
  return { balance: { ...balance, lines: balance.lines.map((left, index) => left - (parts[index] ?? 0)) }, minor, baseMinor };
}

function runLevels(candidates: readonly Candidate[], facts: PromotionFacts, start: Balance): Run {
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
    afterProduct: product.balance,
    end: shipping.balance,
    furtherOrderMinor: further.minor,
    furtherOrderBaseMinor: further.baseMinor,
    savedMinor: further.minor + runs.reduce((sum, { savedMinor }) => sum + savedMinor, 0),
  };
}

/** All promotions that combine, or a single one that saves more. */
function findBestRun(candidates: readonly Candidate[], facts: PromotionFacts, start: Balance): Run {
  const isAlone = ({ promotion }: Candidate): boolean => promotion.stacking === 'exclusive';
  const alone = candidates.filter(isAlone);
  let best = runLevels(alone.length === 0 ? candidates : candidates.filter((candidate) => !isAlone(candidate)), facts, start);
  for (const candidate of alone) {
    const run = runLevels([candidate], facts, start);
    if (run.savedMinor > best.savedMinor || (best.applied.length === 0 && run.applied.length > 0)) best = run;
  }
  return best;
}

function getShippingDiscounts({ shipments }: PromotionFacts, end: Balance): readonly ShippingDiscount[] {
  return shipments.flatMap(({ id, methods }, place) =>
    methods.flatMap(({ code, priceMinor }, index) => {
      const minor = priceMinor - (end.methods[place]?.[index] ?? priceMinor);
      return minor === 0 ? [] : [{ shipmentId: id, method: code, minor }];
    }),
  );
}

/** The balance that a promotion's minimum is compared with: the one before its level, or that of the whole cart if it was dropped. */
function getBalance({ id, level }: PreparedPromotion, start: Balance, { tried, afterProduct, end }: Run): Balance {
  if (level === 'PRODUCT' || !tried.has(id)) return start;
  return level === 'ORDER' ? afterProduct : end;
}

function collectDocuments(found: readonly { readonly promotion: PreparedPromotion | undefined }[]): PromotionResult['documents'] {
  return new Map(found.flatMap(({ promotion }) => (promotion ? [[promotion.id, promotion.document] as const] : [])));
}

/** Applies the promotions of a site to a cart. Pure; the result does not depend on the order of promotions and coupons. */
export function applyPromotions(facts: PromotionFacts, prepared: PreparedPromotions): PromotionResult {
  const { all, coupons } = findCandidates(facts, prepared);
  const start: Balance = {
    lines: facts.lines.map(({ qty, unitMinor }) => qty * unitMinor),
    methods: facts.shipments.map(({ methods }) => methods.map(({ priceMinor }) => priceMinor)),
    given: new Map(),
  };
  const run = findBestRun(all, facts, start);
  const missing = new Map(
    all.map((candidate) => [candidate.promotion.id, getMissing(candidate, facts, getBalance(candidate.promotion, start, run))]),
  );
  return {
    applied: run.applied,
    lines: facts.lines.map((_, index) => {
      const [before, between, after] = [start.lines[index] ?? 0, run.afterProduct.lines[index] ?? 0, run.end.lines[index] ?? 0];
      return { productMinor: before - between, orderMinor: between - after };
    }),
    shipping: getShippingDiscounts(facts, run.end),
    furtherOrderMinor: run.furtherOrderMinor,
    furtherOrderBaseMinor: run.furtherOrderBaseMinor,
    gifts: run.applied.flatMap(({ gifts }) => gifts),
    giftOffers: run.offers,
    callouts: createCallouts(all, run, missing),
    coupons: createCouponResults(facts, coupons, run, missing),
    documents: collectDocuments([...all, ...coupons]),
  };
}
