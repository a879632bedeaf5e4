import type { AddedItem, NewItem } from '#generated/openapi/cart.ts';

/** The variant of an item to add: requests name it `sku`, blocks of content `product`. */
export function getSku(item: NewItem | AddedItem): string {
  return 'sku' in item ? item.sku : item.product;
}
