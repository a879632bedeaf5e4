import type { CartItem } from '#generated/openapi/cart.ts';

type StockedItem = Pick<CartItem, 'availability' | 'qty' | 'shippingOptions'>;

/** Stock state of a line; `outOfStock` and `tooFew` block the checkout. */
export type LineState =
  | { readonly kind: 'fine' }
  | { readonly kind: 'low'; readonly count: number }
  /** `isElsewhere`: another delivery has it. */
  | { readonly kind: 'outOfStock'; readonly isElsewhere: boolean }
  | { readonly kind: 'tooFew'; readonly count: number };

export function getLineState({ availability: { state, quantity }, qty, shippingOptions }: StockedItem): LineState {
  if (state === 'OutOfStock' || quantity === 0)
    return { kind: 'outOfStock', isElsewhere: shippingOptions.some(({ selected, available }) => available && !selected) };
  if (quantity < qty) return { kind: 'tooFew', count: quantity };
  return state === 'LowStock' ? { kind: 'low', count: quantity } : { kind: 'fine' };
}

/** True if the stock of all lines permits the checkout. */
export function canCheckOut(items: readonly StockedItem[]): boolean {
  return items.length > 0 && items.every((item) => !['outOfStock', 'tooFew'].includes(getLineState(item).kind));
}

/** Maximum quantity of a line: the lesser of limit and stock, at least one. */
export function getMaxQuantity({ maxQty, availability }: Pick<CartItem, 'availability' | 'maxQty'>): number {
  return Math.max(1, Math.min(maxQty, availability.quantity));
}

/** Parses a typed quantity and clamps it to between one and the maximum; undefined if it is not a number. */
export function parseQuantity(text: string, most: number): number | undefined {
  const typed = text.trim();
  return /^\d{1,7}$/.test(typed) ? Math.min(most, Math.max(1, Number(typed))) : undefined;
}
