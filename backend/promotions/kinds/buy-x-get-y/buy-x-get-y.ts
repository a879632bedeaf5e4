import { calculateRoundedShare } from '../../../money/rounding.ts';
import { createItemFilter, matchesItems } from '../../engine/item-filter.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';
import { takeUnits, countUnits } from '../take-units.ts';

/** Reduces some units when others are bought, cheapest first. */
export const buyXGetY: PromotionKindDefinition<'buy-x-get-y'> = {
  level: 'PRODUCT',
  prepare({ buy, get, percent, of, most = Infinity }) {
    const filter = of && createItemFilter(of);
    return {
      takes: 'lines',
      discount(items, all) {
        const reducible = filter ? all().filter(({ line }) => matchesItems(filter, line)) : items;
        // An item in both sets counts as a reducible one.
        const isReducible = new Set(reducible.map(({ index }) => index));
        const times = filter
          ? Math.floor(countUnits(items.filter(({ index }) => !isReducible.has(index))) / buy)
          : Math.floor(countUnits(items) / (buy + get));
        const taken = takeUnits(reducible, Math.min(times, most) * get, 'cheapest');
        return taken.map(({ index, minor }) => ({ index, minor: calculateRoundedShare(minor, percent, 100) }));
      },
    };
  },
};
