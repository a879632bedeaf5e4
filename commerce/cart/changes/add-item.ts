import { addItem } from '#generated/calls/add-item.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import type { NewItem } from '#generated/openapi/cart.ts';
import type { CartChange } from './change-cart.ts';
import { useCartChange } from './use-cart-change.ts';

/** Adding makes a cart only where there is none, so that no cart of another tab is lost; it is additive and in order, so that each click counts. */
export const addItemChange: CartChange<NewItem> = {
  mutation: addItem,
  call: (calls, basketId, item) => addItem(calls, { body: { basketId, ...item } }),
  withoutCart: (calls, body) => createCartWithItem(calls, { body }),
};

/** Adds units of a variant, one by default, to the shopper's cart, or to a new one where there is none. */
export function useAddItem() {
  return useCartChange(addItemChange);
}
