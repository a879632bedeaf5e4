import type { ApproachingDiscount, Cart } from '#generated/openapi/cart.ts';
import type { PromoLevel } from '#generated/openapi/shared.ts';
import { parseCallout } from './parse-callout.ts';

/** Progress of a cart toward a promotion. */
export interface PromotionCallout {
  readonly id: string;
  /** Level at which it is shown. */
  readonly display: PromoLevel;
  /** Level of the discount. */
  readonly level: PromoLevel;
  /** Absent if the cart does not name it. */
  readonly name?: string;
  readonly isEarned: boolean;
  /** Amount missing to the threshold, in the cart's currency; undefined without a threshold. */
  readonly remaining?: number;
  /** 0 to 1; undefined without a threshold. */
  readonly progress?: number;
  /** The promotion's own text for this stage. */
  readonly text?: string;
}

type Source = Pick<Cart, 'approachingDiscount' | 'promoSummary'>;

/** Promotions that the cart approaches or has earned, in the order of the response. */
export function getPromotionCallouts({ approachingDiscount, promoSummary }: Source): readonly PromotionCallout[] {
  const approaching = approachingDiscount.map((discount) => toApproachingCallout(discount, promoSummary));
  const known = new Set(approaching.map(({ id }) => id));
  const others = promoSummary.flatMap((entry) => {
    const { promotionId, promotionName, level, state = 'earned', approachingDisplayLevel = level } = entry;
    const text = parseCallout(entry.calloutMessage ?? '')?.[state];
    // Without a text of its own, its row in the totals suffices.
    if (known.has(promotionId) || text === undefined) return [];
    return [{ id: promotionId, display: approachingDisplayLevel, level, name: promotionName, isEarned: state === 'earned', text }];
  });
  return [...others, ...approaching];
}

function toApproachingCallout(
  { level, promotionId, threshold, remaining }: ApproachingDiscount,
  promoSummary: Cart['promoSummary'],
): PromotionCallout {
  const entry = promoSummary.find((one) => one.promotionId === promotionId);
  const progress = threshold <= 0 ? 1 : Math.min(1, Math.max(0, 1 - remaining / threshold));
  const state = entry?.state ?? (remaining <= 0 ? 'earned' : progress === 0 ? 'approaching' : 'inProgress');
  const text = parseCallout(entry?.calloutMessage ?? '')?.[state];
  return {
    id: promotionId ?? level,
    display: entry?.approachingDisplayLevel ?? level,
    level,
    ...(entry ? { name: entry.promotionName } : {}),
    isEarned: state === 'earned',
    remaining,
    progress,
    ...(text === undefined ? {} : { text }),
  };
}
