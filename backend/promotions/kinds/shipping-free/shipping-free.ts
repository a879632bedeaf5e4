import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** Free shipping. */
export const shippingFree: PromotionKindDefinition<'shipping-free'> = {
  level: 'SHIPPING',
  prepare: ({ methods }) => ({ takes: 'shipping', methods: methods ? new Set(methods) : null, discount: (priceMinor) => priceMinor }),
};
