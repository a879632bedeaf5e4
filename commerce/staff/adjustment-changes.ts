import { addPriceAdjustment } from '#generated/calls/add-price-adjustment.ts';
import { changePriceAdjustment } from '#generated/calls/change-price-adjustment.ts';
import { removePriceAdjustment } from '#generated/calls/remove-price-adjustment.ts';
import type { PriceAdjustmentInput } from '#generated/openapi/cart.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';
import type { CartChange } from '../cart/changes/change-cart.ts';
import { useCartChange } from '../cart/changes/use-cart-change.ts';
import type { Calls } from '../client/calls.ts';
import type { AdjustmentTarget } from './adjustment-target.ts';

type Adjusted = Pick<AdjustmentTarget, 'adjustment'> & { readonly itemId: string | undefined };

export interface AdjustmentChange extends Adjusted {
  readonly input: Omit<PriceAdjustmentInput, 'itemId'>;
}

/** Adds an adjustment or replaces the current one. A note can only be removed by replacing its adjustment. */
export function sendAdjustment(calls: Calls, basketId: string, { adjustment, itemId, input }: AdjustmentChange) {
  const isReplaced = adjustment === undefined || (adjustment.note !== undefined && input.note === undefined);
  return isReplaced
    ? addPriceAdjustment(calls, { basketId, body: { ...input, ...(itemId === undefined ? {} : { itemId }) } })
    : changePriceAdjustment(calls, { basketId, adjustmentId: adjustment.id, body: input });
}

const adjustingChange: CartChange<AdjustmentChange> = { mutation: addPriceAdjustment, call: sendAdjustment };

const removalChange: CartChange<PriceAdjustment> = {
  mutation: removePriceAdjustment,
  call: (calls, basketId, { id: adjustmentId }) => removePriceAdjustment(calls, { basketId, adjustmentId }),
  apply: (cart, { id }) => ({ ...cart, priceAdjustments: cart.priceAdjustments?.filter((other) => other.id !== id) }),
};

export function useAdjustment() {
  return useCartChange(adjustingChange);
}

export function useAdjustmentRemoval() {
  return useCartChange(removalChange);
}
