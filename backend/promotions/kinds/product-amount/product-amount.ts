import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** An amount off each unit of the items. */
export const productAmount: PromotionKindDefinition<'product-amount'> = {
  level: 'PRODUCT',
  prepare({ amount }, currency) {
    const minor = getAmount(amount, currency);
    return minor === null ? null : { takes: 'units', discount: () => minor };
  },
};
