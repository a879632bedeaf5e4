import type { CartItem } from '#generated/openapi/cart.ts';

/** The item that was just added; the mini cart shows it before the cart is loaded. */
export interface AddedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly productImageURL?: string;
  readonly color?: string;
  readonly size?: string;
}

/** Converts a cart line of a response. */
export function toAddedLine({ sku, name, productImageURL, color, size }: CartItem, qty: number): AddedLine {
  return { sku, name, qty, productImageURL, ...(color ? { color: color.label } : {}), ...(size ? { size: size.label } : {}) };
}
