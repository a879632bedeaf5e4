import { applyReward } from '#generated/calls/apply-reward.ts';
import type { AppliedReward } from '#generated/openapi/cart.ts';
import type { CartChange } from '../../../cart/changes/change-cart.ts';
import { useCartChange } from '../../../cart/changes/use-cart-change.ts';

const change: CartChange<AppliedReward> = {
  mutation: applyReward,
  call: (calls, basketId, body) => applyReward(calls, { basketId, body }),
};

/** Pays with a loyalty voucher, which replaces the cart's current one. */
export function useApplyReward() {
  return useCartChange(change);
}
