import { createItemFilter } from '../../engine/item-filter.ts';
import { calculatePercentage } from '../percent-off.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** The index of the part that is reduced. */
const reduced = 1;

/** Reduces some units when others are bought. */
export const buyXGetY: PromotionKindDefinition<'buy-x-get-y'> = {
  level: 'PRODUCT',
  prepare: ({ buy, get, percent, of, most = Infinity }) => ({
    takes: 'sets',
    parts: [
      { units: buy, of: null },
      { units: get, of: of ? createItemFilter(of) : null },
    ],
    most,
    discount: (set) => set.map(({ qty, leftMinor, part }) => (part === reduced ? qty * calculatePercentage(leftMinor, percent) : 0)),
  }),
};
