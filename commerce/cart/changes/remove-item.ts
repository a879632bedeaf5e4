import { removeItem } from '#generated/calls/remove-item.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { useAddItem } from './add-item.ts';
import type { CartChange } from './change-cart.ts';
import { findLine } from '../lines/line-of.ts';
import { useCartChange } from './use-cart-change.ts';

/** The line disappears at once. */
export const removeItemChange: CartChange<CartItem> = {
  mutation: removeItem,
  call: (calls, basketId, item, cart) => removeItem(calls, { body: { basketId, itemId: findLine(cart, item).id } }),
  apply: (cart, { id, qty }) => ({
    ...cart,
    items: cart.items.filter((item) => item.id !== id),
    totalItems: cart.totalItems - 1,
    totals: { ...cart.totals, totalUnits: cart.totals.totalUnits - qty },
  }),
};

export function useRemoveItem() {
  return useCartChange(removeItemChange);
}

/** Undoes a removal by adding the contents of the line again. */
export function useUndoRemoval() {
  const { mutateAsync, ...rest } = useAddItem();
  return {
    ...rest,
    undo: ({ sku, qty, giftOption, giftCardAmount }: CartItem) =>
      mutateAsync({ sku, qty, ...(giftOption && { giftOption }), ...(giftCardAmount !== undefined && { giftCardAmount }) }),
  };
}
