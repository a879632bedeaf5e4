import type { Cart, NewItem } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { addItem } from './add-item-call.ts';
import { cartRefreshes as refreshes } from './cart-refreshes.ts';
import type { CartChange } from './change-cart.ts';
import { useCartChange } from './use-cart-change.ts';

export { refreshes };

/** A new cart that holds an item. */
export function createCartWithItem(calls: Calls, body: NewItem): Promise<Cart> {
  return dataOf('createCartWithItem', calls.POST('/cart/v1/cartWithItem', { body }));
}

/** Adding makes a cart only where there is none, so that no cart of another tab is lost; it is additive and in order, so that each click counts. */
export const addItemChange: CartChange<NewItem> = {
  call: (calls, basketId, item) => addItem(calls, { basketId, ...item }),
  withoutCart: (calls, item) => createCartWithItem(calls, item),
  refreshes,
};

/** The same as useAddItem, for those who look for it by the call's name. */
export function useCreateCartWithItem() {
  return useCartChange(addItemChange);
}
