import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';
import { spreadOverLines } from '../spread-over-lines.ts';

/** An amount off the items as a whole. */
export const orderAmount: PromotionKindDefinition<'order-amount'> = {
  level: 'ORDER',
  prepare({ amount }, currency) {
    const minor = getAmount(amount, currency);
    return minor === null ? null : { takes: 'lines', discount: (items) => spreadOverLines(items, minor) };
  },
};
