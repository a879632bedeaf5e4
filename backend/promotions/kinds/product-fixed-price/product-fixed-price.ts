import { spreadOverParts } from '../../../money/rounding.ts';
import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** Each unit, or each set of units, at a fixed price. */
export const productFixedPrice: PromotionKindDefinition<'product-fixed-price'> = {
  level: 'PRODUCT',
  prepare({ price, units = 1 }, currency) {
    const priceMinor = getAmount(price, currency);
    if (priceMinor === null) return null;
    if (units === 1) return { takes: 'units', discount: (leftMinor) => leftMinor - priceMinor };
    return {
      takes: 'sets',
      parts: [{ units, of: null }],
      most: Infinity,
      discount(set) {
        const sum = set.reduce((all, { qty, leftMinor }) => all + qty * leftMinor, 0);
        return spreadOverParts(
          Math.max(0, sum - priceMinor),
          set.map(({ qty, leftMinor }) => ({ count: qty, weight: leftMinor })),
        );
      },
    };
  },
};
