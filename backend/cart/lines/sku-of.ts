import type { AddedItem, NewItem } from '#generated/openapi/cart.ts';

/** The variant of an item to add: callers name it by `sku`, blocks of content by `product`. */
export function skuOf(item: NewItem | AddedItem): string {
  return 'sku' in item ? item.sku : item.product;
}
