import type { Cart, CartItem, ItemReference } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useAddItem } from './add-item.ts';
import { cartRefreshes as refreshes } from './cart-refreshes.ts';
import type { CartChange } from './change-cart.ts';
import { rowOf } from './row-of.ts';
import { useCartChange } from './use-cart-change.ts';

export { refreshes };

export function removeItem(calls: Calls, body: ItemReference): Promise<Cart> {
  return dataOf('removeItem', calls.DELETE('/cart/v1/item', { body }));
}

/** Its row is gone from the screen at once. */
export const removeItemChange: CartChange<CartItem> = {
  call: (calls, basketId, item, cart) => removeItem(calls, { basketId, itemId: rowOf(cart, item).id }),
  apply: (cart, { id, qty }) => ({
    ...cart,
    items: cart.items.filter((item) => item.id !== id),
    totalItems: cart.totalItems - 1,
    totals: { ...cart.totals, totalUnits: cart.totals.totalUnits - qty },
  }),
  refreshes,
};

export function useRemoveItem() {
  return useCartChange(removeItemChange);
}

/** Takes a removal back: adds what the row held. */
export function useUndoRemoval() {
  const { mutateAsync, ...rest } = useAddItem();
  return {
    ...rest,
    undo: ({ sku, qty, giftOption }: CartItem) => mutateAsync({ sku, qty, ...(giftOption ? { giftOption } : {}) }),
  };
}
