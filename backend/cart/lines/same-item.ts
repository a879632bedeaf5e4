import type { CartLine, ItemDescription } from '../../database/documents/cart-document.ts';
import type { DeliveredItem } from '../../delivery/delivery-kind.ts';
import { getGiftKey, type GiftIdentity } from './gift-card-line.ts';

/** The part of an item's identity other than its SKU and gift. */
export type Design = Pick<CartLine, 'recipeId' | 'precreatedCustomsCode'>;

/** The design fields that are present. */
export function getDesign({ recipeId, precreatedCustomsCode }: Design): Design {
  return { ...(recipeId !== undefined && { recipeId }), ...(precreatedCustomsCode !== undefined && { precreatedCustomsCode }) };
}

export function isCustomDesign({ recipeId, precreatedCustomsCode }: Design): boolean {
  return recipeId !== undefined || precreatedCustomsCode !== undefined;
}

export type ItemIdentity = Design & GiftIdentity & Pick<CartLine, 'sku'>;

/** Key of items that may share a line. The gift counts for gift cards only: on goods it is a note. */
export function getItemKey(item: ItemIdentity, { isDigitalProduct }: Pick<ItemDescription, 'isDigitalProduct'>): string {
  const { sku, recipeId = '', precreatedCustomsCode = '' } = item;
  return JSON.stringify([sku, recipeId, precreatedCustomsCode, isDigitalProduct ? getGiftKey(item) : '']);
}

export function isSameItem(line: CartLine, other: ItemIdentity): boolean {
  return line.sku === other.sku && getItemKey(line, line.description) === getItemKey(other, line.description);
}

/**
 * A line as delivery kinds see it.
 * @param item The current description, if known.
 */
export function toDeliveredItem(line: CartLine, item: ItemDescription = line.description): DeliveredItem {
  return { isDigitalProduct: item.isDigitalProduct, isCustoms: isCustomDesign(line) };
}
