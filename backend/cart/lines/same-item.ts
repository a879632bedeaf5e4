import type { CartLine, ItemDescription } from '../../database/documents/cart-document.ts';
import type { DeliveredItem } from '../../delivery/delivery-kind.ts';

/** The part of an item's identity beside its SKU. */
export type Design = Pick<CartLine, 'recipeId' | 'precreatedCustomsCode'>;

/** The fields of a design that are there. */
export function designOf({ recipeId, precreatedCustomsCode }: Design): Design {
  return { ...(recipeId !== undefined && { recipeId }), ...(precreatedCustomsCode !== undefined && { precreatedCustomsCode }) };
}

export function isCustoms({ recipeId, precreatedCustomsCode }: Design): boolean {
  return recipeId !== undefined || precreatedCustomsCode !== undefined;
}

export function isSameItem(one: Design & Pick<CartLine, 'sku'>, other: Design & Pick<CartLine, 'sku'>): boolean {
  return one.sku === other.sku && one.recipeId === other.recipeId && one.precreatedCustomsCode === other.precreatedCustomsCode;
}

/** A line as delivery kinds see it. @param item Today's description, where it is known. */
export function deliveredItem(line: CartLine, item: ItemDescription = line.description): DeliveredItem {
  return { isDigitalProduct: item.isDigitalProduct, isCustoms: isCustoms(line) };
}
