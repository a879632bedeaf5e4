import type { CartItem } from '#generated/openapi/cart.ts';

/** True if a line can have a gift note: digital gift cards, and any line that already has one. */
export function canHaveNote({ bonus, isDigitalProduct, giftOption }: CartItem): boolean {
  return !bonus && (isDigitalProduct || giftOption !== undefined);
}
