import type { CartItem } from '#generated/openapi/cart.ts';

/** Digital gifts can carry a note, and so can every row that has one already. */
export function takesNote({ bonus, isDigitalProduct, giftOption }: CartItem): boolean {
  return !bonus && (isDigitalProduct || giftOption !== undefined);
}
