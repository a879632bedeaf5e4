import { getAmount } from '../../engine/amount-in.ts';
import { calculatePercentage } from '../percent-off.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** A percentage off the items as a whole. */
export const orderPercentage: PromotionKindDefinition<'order-percentage'> = {
  level: 'ORDER',
  prepare({ percent, maximum }, currency) {
    const most = maximum ? getAmount(maximum, currency) : Infinity;
    if (most === null) return null;
    return { takes: 'goods', discount: (leftMinor) => Math.min(calculatePercentage(leftMinor, percent), most) };
  },
};
