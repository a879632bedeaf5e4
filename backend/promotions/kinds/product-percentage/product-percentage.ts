import { calculateRoundedShare } from '../../../money/rounding.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** A percentage off each of the items. */
export const productPercentage: PromotionKindDefinition<'product-percentage'> = {
  level: 'PRODUCT',
  prepare: ({ percent }) => ({
    takes: 'lines',
    discount: (items) => items.map(({ index, leftMinor }) => ({ index, minor: calculateRoundedShare(leftMinor, percent, 100) })),
  }),
};
