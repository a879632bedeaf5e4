import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** An amount off the items as a whole. */
export const orderAmount: PromotionKindDefinition<'order-amount'> = {
  level: 'ORDER',
  prepare({ amount }, currency) {
    const minor = getAmount(amount, currency);
    return minor === null ? null : { takes: 'goods', discount: () => minor };
  },
};
