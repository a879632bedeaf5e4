import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';

/** Query parameter of the cart's URL that opens an adjustment form in place of the dialog, without JavaScript. */
export const adjustParameter = 'adjust';

/** Value of that parameter for the whole order. */
export const wholeOrder = 'order';

/** Target of a price adjustment: a line or the whole order. */
export interface AdjustmentTarget {
  /** Item id of a line, or `wholeOrder`. */
  readonly id: string;
  /** Undefined for the whole order. */
  readonly item: CartItem | undefined;
  /** The current adjustment. */
  readonly adjustment: PriceAdjustment | undefined;
  /** Current price of the line's goods, or of all goods. */
  readonly price: number;
}

/** Finds a target by its id; undefined for a line that is not in the cart. */
export function findTarget(cart: Cart, id: string): AdjustmentTarget | undefined {
  const { items, totals, priceAdjustments = [] } = cart;
  if (id === wholeOrder) {
    const adjustment = priceAdjustments.find(({ itemId }) => itemId === undefined);
    return { id, item: undefined, adjustment, price: totals.itemSubTotal };
  }
  const item = items.find((row) => row.id === id);
  const adjustment = priceAdjustments.find(({ itemId }) => itemId === id);
  return item && { id, item, adjustment, price: item.price.rowTotal };
}
