import type { CouponReason } from '../coupon-reasons.ts';
import type { FactCoupon, PromotionFacts } from './facts.ts';
import { matchesItems } from './item-filter.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import { comparePromotions, isForNewCustomers, type PreparedPromotions } from './prepare-promotions.ts';
import { matchCoupons, type CouponMatch } from './match-coupons.ts';

/** A promotion that could apply to the cart, with its matching lines. */
export interface Candidate {
  readonly promotion: PreparedPromotion;
  readonly coupon: FactCoupon | undefined;
  /** Indexes of lines in the facts. */
  readonly items: readonly number[];
  /** Maximum number of its sets, if it is limited for the cart's sake. */
  readonly mostSets?: number;
}

export interface Candidates {
  /** Sorted by level, priority and id. */
  readonly all: readonly Candidate[];
  readonly coupons: readonly CouponMatch[];
}

/** Lines of each promotion, found by indexes: promotions without matching lines cost nothing. */
function findItems(prepared: PreparedPromotions, { lines, shipments }: PromotionFacts): ReadonlyMap<PreparedPromotion, number[]> {
  const found = new Map<PreparedPromotion, number[]>();
  const deliveryOf = new Map(shipments.map(({ id, delivery }) => [id, delivery]));
  lines.forEach((line, index) => {
    if (!line.takesPromotions) return;
    const delivery = deliveryOf.get(line.shipmentId) ?? '';
    const add = (promotion: PreparedPromotion): void => {
      if (promotion.items.isExcepted(line) || (promotion.delivery && !promotion.delivery.has(delivery))) return;
      const known = found.get(promotion);
      if (!known) found.set(promotion, [index]);
      else if (known.at(-1) !== index) known.push(index);
    };
    prepared.aboutAll.forEach(add);
    prepared.byStyle.get(line.styleId)?.forEach(add);
    for (const category of line.categoryIds) prepared.byCategory.get(category)?.forEach(add);
  });
  return found;
}

const isOf = ({ segments }: PreparedPromotion, facts: PromotionFacts): boolean =>
  !segments || segments.some((segment) => facts.segments.has(segment));

function findReason({ promotion, reason }: CouponMatch, items: readonly number[], facts: PromotionFacts): CouponReason | undefined {
  if (reason || !promotion) return reason;
  if (!isOf(promotion, facts)) return facts.segments.has('signed-in') || isForNewCustomers(promotion) ? 'wrong-customer' : 'sign-in-needed';
  if (items.length > 0 || facts.lines.length === 0) return undefined;
  const isOfItems = facts.lines.some((line) => line.takesPromotions && matchesItems(promotion.items, line));
  return isOfItems ? 'other-method' : 'excluded-items';
}

/** Finds the promotions that could apply, before minimums are checked. */
export function findCandidates(facts: PromotionFacts, prepared: PreparedPromotions): Candidates {
  const items = findItems(prepared, facts);
  const time = facts.at.getTime();
  const getItems = (promotion: PreparedPromotion): readonly number[] => items.get(promotion) ?? [];
  const coupons = matchCoupons(prepared, facts).map((match) => ({
    ...match,
    reason: findReason(match, match.promotion ? getItems(match.promotion) : [], facts),
  }));
  const automatic = prepared.automatic.filter(
    (promotion) =>
      items.has(promotion) &&
      promotion.from <= time &&
      time < promotion.to &&
      (!promotion.locales || promotion.locales.has(facts.locale)) &&
      isOf(promotion, facts),
  );
  const entered = coupons.flatMap(({ coupon, promotion, reason }) =>
    promotion && !reason ? [{ promotion, coupon, items: getItems(promotion) }] : [],
  );
  const all: Candidate[] = [...automatic.map((promotion) => ({ promotion, coupon: undefined, items: getItems(promotion) })), ...entered];
  return { all: entered.length > 0 ? all.sort((one, other) => comparePromotions(one.promotion, other.promotion)) : all, coupons };
}
