import { calculatePercentage } from '../percent-off.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** A percentage off each of the items, rounded per unit. */
export const productPercentage: PromotionKindDefinition<'product-percentage'> = {
  level: 'PRODUCT',
  prepare: ({ percent }) => ({ takes: 'units', discount: (leftMinor) => calculatePercentage(leftMinor, percent) }),
};
