import { getAmount } from '../../engine/amount-in.ts';
import type { PromotionKindDefinition } from '../promotion-kind.ts';

/** An amount off each shipment. */
export const shippingAmount: PromotionKindDefinition<'shipping-amount'> = {
  level: 'SHIPPING',
  prepare({ amount, methods }, currency) {
    const minor = getAmount(amount, currency);
    return minor === null ? null : { takes: 'shipping', methods: methods ? new Set(methods) : null, discount: () => minor };
  },
};
