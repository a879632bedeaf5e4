import { calculatePercentage } from '../percent-off.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** A percentage off shipping. */
export const shippingPercentage: PromotionKindDefinition<'shipping-percentage'> = {
  level: 'SHIPPING',
  prepare: ({ percent, methods }) => ({
    takes: 'shipping',
    methods: methods ? new Set(methods) : null,
    discount: (priceMinor) => calculatePercentage(priceMinor, percent),
  }),
};
