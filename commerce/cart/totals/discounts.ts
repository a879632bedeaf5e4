import type { Cart } from '#generated/openapi/cart.ts';
import type { ItemPrice, OrderPromotion } from '#generated/openapi/shared.ts';

/** Properties of carts and orders that their amounts are computed from. */
export type Discounted = Pick<Cart, 'totals' | 'orderPromotions'> & {
  readonly items: readonly (Partial<Pick<Cart['items'][number], 'qty' | 'bonus'>> & { readonly price: ItemPrice })[];
  readonly shippingMethods?: Cart['shippingMethods'];
};

/** Less than the smallest amount of any currency, to ignore rounding errors of decimal subtraction. */
const EPSILON = 0.001;

/** Adds decimal amounts without binary rounding errors. */
function addAmounts(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1000) / 1000;
}

/** The sum of the rows as they are shown: after promotions of single items, before discounts on the items as a whole. */
export function getSubtotal({ items }: Pick<Discounted, 'items'>): number {
  return addAmounts(items.map(({ price }) => price.rowTotal));
}

/** Discounts on the items as a whole. */
export function getDiscounts({ orderPromotions }: Pick<Discounted, 'orderPromotions'>): readonly OrderPromotion[] {
  return orderPromotions.filter(({ amount }) => amount > EPSILON);
}

/** Discount on the items as a whole that no promotion names. */
export function getUnnamedDiscount(cart: Discounted): number {
  const left = addAmounts([getSubtotal(cart), -cart.totals.itemTotal, ...getDiscounts(cart).map(({ amount }) => -amount)]);
  return left > EPSILON ? left : 0;
}

/** Shipping price before promotions; undefined if no promotion reduces it. */
export function getShippingBefore({ totals, shippingMethods = [] }: Pick<Discounted, 'totals' | 'shippingMethods'>): number | undefined {
  const chosen = shippingMethods.map(({ code, applicableShippingMethods }) => applicableShippingMethods.find((one) => one.code === code));
  const before = addAmounts(chosen.map((method) => method?.price ?? 0));
  return before - totals.shipping > EPSILON ? before : undefined;
}

/** Total savings: reduced prices, promotions and shipping; 0 if there are none. */
export function getSavings(cart: Discounted): number {
  const reductions = cart.items.map(({ price, qty = 0, bonus }) => (bonus ? 0 : Math.max(0, price.original - price.current) * qty));
  const shipping = (getShippingBefore(cart) ?? cart.totals.shipping) - cart.totals.shipping;
  const saved = addAmounts([...reductions, cart.totals.totalDiscount, shipping]);
  return saved > EPSILON ? saved : 0;
}
