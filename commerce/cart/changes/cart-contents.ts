import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** Everything that a shopper has put into a cart. Gifts that the service adds itself are no part of it. */
export interface CartContents {
  readonly items: readonly Pick<CartItem, 'id' | 'sku' | 'name' | 'qty' | 'giftOption'>[];
  /** Codes. */
  readonly coupons: readonly string[];
  /** Chosen from a promotion's list. */
  readonly gifts: readonly { readonly promotionId: string; readonly sku: string; readonly name: string }[];
}

export function contentsOf({ items, couponItems, bonusChoices = [] }: Pick<Cart, 'items' | 'couponItems' | 'bonusChoices'>): CartContents {
  return {
    items: items
      .filter(({ bonus }) => !bonus)
      .map(({ id, sku, name, qty, giftOption }) => ({ id, sku, name, qty, ...(giftOption ? { giftOption } : {}) })),
    coupons: couponItems.map(({ code }) => code),
    gifts: bonusChoices.flatMap(({ promotionId, options }) =>
      options.filter(({ chosen }) => chosen).map(({ sku, name }) => ({ promotionId, sku, name })),
    ),
  };
}
