import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** The row that a shopper means: by its id, otherwise by its variant, as a cart that was made anew has other ids. */
export function lineOf({ items }: Cart, meant: CartItem): CartItem {
  return items.find(({ id }) => id === meant.id) ?? items.find(({ sku }) => sku === meant.sku) ?? meant;
}
