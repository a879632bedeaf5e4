import type { CartItem } from '#generated/openapi/cart.ts';

/** What was just added; the mini cart shows it before the cart is there. */
export interface AddedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly productImageURL?: string;
  readonly color?: string;
  readonly size?: string;
}

/** A line of the answered cart as what was added. */
export function addedLineOf({ sku, name, productImageURL, color, size }: CartItem, qty: number): AddedLine {
  return { sku, name, qty, productImageURL, ...(color ? { color: color.label } : {}), ...(size ? { size: size.label } : {}) };
}
