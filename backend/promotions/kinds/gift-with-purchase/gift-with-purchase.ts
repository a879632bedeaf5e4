import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** Gifts, added automatically or chosen from a list. */
export const giftWithPurchase: PromotionKindDefinition<'gift-with-purchase'> = {
  level: 'ORDER',
  prepare: ({ gifts, choose = null }) => ({ takes: 'gifts', skus: gifts, choose }),
};
