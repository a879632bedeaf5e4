import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** Each shipment at a fixed price. */
export const shippingFixedPrice: PromotionKindDefinition<'shipping-fixed-price'> = {
  level: 'SHIPPING',
  prepare({ price, methods }, currency) {
    const fixedMinor = getAmount(price, currency);
    if (fixedMinor === null) return null;
    return {
      takes: 'shipping',
      methods: methods ? new Set(methods) : null,
      discount: (priceMinor) => Math.max(0, priceMinor - fixedMinor),
    };
  },
};
