import { getMissing, type Balance } from './balance.ts';
import { explainCoupon } from './explain-coupon.ts';
import type { PromotionFacts } from './facts.ts';
import { findCandidates, type Candidate } from './find-candidates.ts';
import { getLeft, rankLines, type RankedFacts } from './line-units.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import type { PreparedPromotions } from './prepare-promotions.ts';
import { createCallouts, createCouponResults } from './report-result.ts';
import type { LineDiscounts, PromotionResult, ShippingDiscount } from './result.ts';
import { getBalance, runLevels, runTogether, type Run } from './run-levels.ts';

/** All promotions that combine, or a single one that saves more. */
function findBestRun(candidates: readonly Candidate[], facts: RankedFacts, start: Balance): Run {
  const isAlone = ({ promotion }: Candidate): boolean => promotion.stacking === 'exclusive';
  const alone = candidates.filter(isAlone);
  let best = runTogether(alone.length === 0 ? candidates : candidates.filter((candidate) => !isAlone(candidate)), facts, start);
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

function collectDocuments(found: readonly { readonly promotion: PreparedPromotion | undefined }[]): PromotionResult['documents'] {
  return new Map(found.flatMap(({ promotion }) => (promotion ? [[promotion.id, promotion.document] as const] : [])));
}

/** The discounts of each line, in the order of the given facts. */
function createLineDiscounts(given: PromotionFacts, { lines: ranked }: RankedFacts, { afterProduct, end }: Run): readonly LineDiscounts[] {
  const places = new Map(ranked.map((line, place) => [line, place]));
  return given.lines.map((line) => {
    const place = places.get(line) ?? 0;
    const [between, after] = [getLeft(afterProduct.lines[place]), getLeft(end.lines[place])];
    return { productMinor: line.qty * line.unitMinor - between, orderMinor: between - after };
  });
}

/**
 * Applies the promotions of a site to a cart. Pure; the result does not depend on the order of promotions, coupons and lines, nor on how
 * units are split into lines.
 */
export function applyPromotions(given: PromotionFacts, prepared: PreparedPromotions): PromotionResult {
  const facts = rankLines(given);
  const { all, coupons } = findCandidates(facts, prepared);
  const start: Balance = {
    lines: facts.lines.map(({ qty, unitMinor }) => [{ qty, leftMinor: unitMinor, isUsed: false }]),
    methods: facts.shipments.map(({ methods }) => methods.map(({ priceMinor }) => priceMinor)),
    given: new Map(),
  };
  const run = findBestRun(all, facts, start);
  const missing = new Map(
    all.map((candidate) => [candidate.promotion.id, getMissing(candidate, facts, getBalance(candidate.promotion, start, run))]),
  );
  return {
    applied: run.applied,
    lines: createLineDiscounts(given, facts, run),
    shipping: getShippingDiscounts(facts, run.end),
    furtherOrderMinor: run.furtherOrderMinor,
    furtherOrderBaseMinor: run.furtherOrderBaseMinor,
    gifts: run.applied.flatMap(({ gifts }) => gifts),
    giftOffers: run.offers,
    callouts: createCallouts(all, run, missing),
    coupons: createCouponResults(facts, coupons, run, missing, (promotionId) => {
      const candidate = all.find(({ promotion }) => promotion.id === promotionId);
      return candidate && explainCoupon(candidate, facts, start, run);
    }),
    documents: collectDocuments([...all, ...coupons]),
  };
}
