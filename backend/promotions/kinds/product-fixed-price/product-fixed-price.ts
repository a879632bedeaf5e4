import { getAmount } from '../../engine/amount-in.ts';
import { spreadByWeight } from '../../../money/rounding.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';
import { takeUnits, countUnits } from '../take-units.ts';

/** Each unit, or each set of units, at a fixed price. */
export const productFixedPrice: PromotionKindDefinition<'product-fixed-price'> = {
  level: 'PRODUCT',
  prepare({ price, units = 1 }, currency) {
    const priceMinor = getAmount(price, currency);
    if (priceMinor === null) return null;
    return {
      takes: 'lines',
      discount(items) {
        // A single unit is compared with its own price, a set with the total price of its units.
        if (units === 1)
          return items.map(({ index, line, leftMinor }) => ({ index, minor: Math.max(0, leftMinor - priceMinor * line.qty) }));
        const sets = Math.floor(countUnits(items) / units);
        const taken = takeUnits(items, sets * units, 'most expensive');
        const costMinor = taken.reduce((sum, { minor }) => sum + minor, 0);
        const parts = spreadByWeight(
          Math.max(0, costMinor - sets * priceMinor),
          taken.map(({ minor }) => minor),
        );
        return taken.map(({ index }, place) => ({ index, minor: parts[place] ?? 0 }));
      },
    };
  },
};
