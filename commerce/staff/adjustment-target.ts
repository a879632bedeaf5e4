import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';

/** Query parameter of the cart's address that opens the form of an adjustment in place: the dialog without script. */
export const adjustParameter = 'adjust';

/** Value of that parameter for the whole order. */
export const wholeOrder = 'order';

/** The row that a price adjustment is of, or the whole order. */
export interface AdjustmentTarget {
  /** Id of a row, or `wholeOrder`. */
  readonly id: string;
  /** Undefined for the whole order. */
  readonly item: CartItem | undefined;
  /** The present one. */
  readonly adjustment: PriceAdjustment | undefined;
  /** Present price of the row's goods, or of all. */
  readonly price: number;
}

/** Undefined for a row that is not in the cart. */
export function targetIn(cart: Cart, id: string): AdjustmentTarget | undefined {
  const { items, totals, priceAdjustments = [] } = cart;
  if (id === wholeOrder) {
    const adjustment = priceAdjustments.find(({ itemId }) => itemId === undefined);
    return { id, item: undefined, adjustment, price: totals.itemSubTotal };
  }
  const item = items.find((row) => row.id === id);
  const adjustment = priceAdjustments.find(({ itemId }) => itemId === id);
  return item && { id, item, adjustment, price: item.price.rowTotal };
}
