import type { ApproachingDiscount, Cart } from '#generated/openapi/cart.ts';
import type { PromoLevel } from '#generated/openapi/shared.ts';
import { parseCallout } from './parse-callout.ts';

/** How near a cart is to a promotion. */
export interface PromotionCallout {
  readonly id: string;
  /** Where it is shown. */
  readonly display: PromoLevel;
  /** What it lowers. */
  readonly level: PromoLevel;
  /** Absent where the cart names none. */
  readonly name?: string;
  readonly isEarned: boolean;
  /** Missing to its threshold, in the cart's currency; undefined for a promotion without one. */
  readonly remaining?: number;
  /** 0 to 1; undefined without a threshold. */
  readonly progress?: number;
  /** The promotion's own text of this stage. */
  readonly text?: string;
}

type Source = Pick<Cart, 'approachingDiscount' | 'promoSummary'>;

/** Every promotion that the cart is on its way to or has earned, in the order of the response. */
export function promotionCallouts({ approachingDiscount, promoSummary }: Source): readonly PromotionCallout[] {
  const approaching = approachingDiscount.map((discount) => approachingCallout(discount, promoSummary));
  const known = new Set(approaching.map(({ id }) => id));
  const earned = promoSummary.flatMap(({ promotionId, promotionName, level, calloutMessage = '', approachingDisplayLevel = level }) => {
    const text = parseCallout(calloutMessage)?.earned;
    // Without a text of its own its amount in the totals says enough.
    if (known.has(promotionId) || text === undefined) return [];
    return [{ id: promotionId, display: approachingDisplayLevel, level, name: promotionName, isEarned: true, text }];
  });
  return [...earned, ...approaching];
}

function approachingCallout(
  { level, promotionId, threshold, remaining }: ApproachingDiscount,
  promoSummary: Cart['promoSummary'],
): PromotionCallout {
  const entry = promoSummary.find((one) => one.promotionId === promotionId);
  const progress = threshold <= 0 ? 1 : Math.min(1, Math.max(0, 1 - remaining / threshold));
  const stages = parseCallout(entry?.calloutMessage ?? '');
  const text = stages && (remaining <= 0 ? stages.earned : progress === 0 ? stages.approaching : stages.inProgress);
  return {
    id: promotionId ?? level,
    display: entry?.approachingDisplayLevel ?? level,
    level,
    ...(entry ? { name: entry.promotionName } : {}),
    isEarned: remaining <= 0,
    remaining,
    progress,
    ...(text === undefined ? {} : { text }),
  };
}
