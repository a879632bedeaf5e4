import { calculateRoundedShare } from '../../../money/rounding.ts';
import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';
import { spreadOverLines, sumOfLeft } from '../spread-over-lines.ts';

/** A percentage off the items as a whole. */
export const orderPercentage: PromotionKindDefinition<'order-percentage'> = {
  level: 'ORDER',
  prepare({ percent, maximum }, currency) {
    const most = maximum ? getAmount(maximum, currency) : Infinity;
    if (most === null) return null;
    return {
      takes: 'lines',
      discount: (items) => spreadOverLines(items, Math.min(calculateRoundedShare(sumOfLeft(items), percent, 100), most)),
    };
  },
};
