import { updateItem } from '#generated/calls/update-item.ts';
import type { CartItem, ChangedItem } from '#generated/openapi/cart.ts';
import type { CartChange } from './change-cart.ts';
import { findLine } from '../lines/line-of.ts';
import { useCartChange } from './use-cart-change.ts';

/** A visible line and its new values: `qty` is the new quantity, not a difference; `sku` another variant of the style. */
export interface ItemUpdate extends Omit<ChangedItem, 'itemId'> {
  readonly item: CartItem;
}

/** The new quantity shows at once; of several clicks on a line only the last is sent. Amounts follow with the response. */
export const updateItemChange: CartChange<ItemUpdate> = {
  mutation: updateItem,
  call: (calls, basketId, { item, ...changed }, cart) =>
    updateItem(calls, { basketId, body: { itemId: findLine(cart, item).id, ...changed } }),
  apply(cart, { item, qty = item.qty, giftOption }) {
    const row = cart.items.find(({ id }) => id === item.id);
    if (!row) return cart;
    return {
      ...cart,
      items: cart.items.map((other) =>
        other === row ? { ...row, qty, giftOption: giftOption === undefined ? row.giftOption : (giftOption ?? undefined) } : other,
      ),
      totals: { ...cart.totals, totalUnits: cart.totals.totalUnits + qty - row.qty },
    };
  },
  name: ({ item, ...changed }) => (Object.keys(changed).join() === 'qty' ? `quantity ${item.id}` : undefined),
};

export function useUpdateItem() {
  return useCartChange(updateItemChange);
}
