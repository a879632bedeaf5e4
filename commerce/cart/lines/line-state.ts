import type { CartItem } from '#generated/openapi/cart.ts';

/** What a shopper must know of a row's stock: `outOfStock` and `tooFew` stand in the way of the checkout. */
export type LineState =
  | { readonly kind: 'fine' }
  | { readonly kind: 'low'; readonly count: number }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'tooFew'; readonly count: number };

export function lineState({ availability: { state, quantity }, qty }: Pick<CartItem, 'availability' | 'qty'>): LineState {
  if (state === 'OutOfStock' || quantity === 0) return { kind: 'outOfStock' };
  if (quantity < qty) return { kind: 'tooFew', count: quantity };
  return state === 'LowStock' ? { kind: 'low', count: quantity } : { kind: 'fine' };
}

/** Whether the cart can be ordered as it is. */
export function canCheckOut(items: readonly Pick<CartItem, 'availability' | 'qty'>[]): boolean {
  return items.length > 0 && items.every((item) => !['outOfStock', 'tooFew'].includes(lineState(item).kind));
}

/** The most that a row may hold: what the shop allows and what there is, and never less than one. */
export function mostOf({ maxQty, availability }: Pick<CartItem, 'availability' | 'maxQty'>): number {
  return Math.max(1, Math.min(maxQty, availability.quantity));
}

/** A quantity as typed, brought between one and the most; undefined for what is no number. */
export function readQuantity(text: string, most: number): number | undefined {
  const typed = text.trim();
  return /^\d{1,7}$/.test(typed) ? Math.min(most, Math.max(1, Number(typed))) : undefined;
}
