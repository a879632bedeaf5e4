import { addItem } from '#generated/calls/add-item.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import type { NewItem } from '#generated/openapi/cart.ts';
import type { CartChange } from './change-cart.ts';
import { useCartChange } from './use-cart-change.ts';

/**
 * Creates a cart only if none is stored, so that the cart of another tab is not lost. Additions run in order, so that each click counts.
 */
export const addItemChange: CartChange<NewItem> = {
  mutation: addItem,
  call: (calls, basketId, item) => addItem(calls, { body: { basketId, ...item } }),
  withoutCart: (calls, body) => createCartWithItem(calls, { body }),
};

/** Adds units of a variant (default: one) to the shopper's cart; creates the cart if there is none. */
export function useAddItem() {
  return useCartChange(addItemChange);
}
