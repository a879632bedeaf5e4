import { addItem } from './add-item-call.ts';
import { cartRefreshes as refreshes } from './cart-refreshes.ts';
import { addItemChange } from './create-cart-with-item.ts';
import { useCartChange } from './use-cart-change.ts';

export { addItem, refreshes };

/** Adds units of a variant, one by default, to the shopper's cart, or to a new one where there is none. */
export function useAddItem() {
  return useCartChange(addItemChange);
}
