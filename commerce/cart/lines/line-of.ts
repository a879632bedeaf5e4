import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** Finds a line by item id, otherwise by variant, because a recreated cart has other ids. */
export function findLine({ items }: Cart, meant: CartItem): CartItem {
  return items.find(({ id }) => id === meant.id) ?? items.find(({ sku }) => sku === meant.sku) ?? meant;
}
