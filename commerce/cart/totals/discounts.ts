import type { Cart } from '#generated/openapi/cart.ts';
import type { OrderPromotion } from '#generated/openapi/shared.ts';

/** Properties of carts and orders that discounts are computed from. */
export type Discounted = Pick<Cart, 'totals' | 'orderPromotions'> & {
  readonly items?: readonly Partial<Pick<Cart['items'][number], 'promotions' | 'price' | 'qty' | 'bonus'>>[];
  readonly shippingMethods?: Cart['shippingMethods'];
};

/** Less than the smallest amount of any currency, to ignore rounding errors of decimal subtraction. */
const EPSILON = 0.001;

/** Adds decimal amounts without binary rounding errors. */
function addAmounts(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1000) / 1000;
}

/** Discount on the goods per promotion, order and lines together. */
export function getDiscounts({ orderPromotions, items = [] }: Discounted): readonly OrderPromotion[] {
  const byId = new Map<string, OrderPromotion>();
  for (const part of [...items.flatMap(({ promotions = [] }) => promotions), ...orderPromotions]) {
    const { amount = 0 } = byId.get(part.promotionId) ?? {};
    byId.set(part.promotionId, { ...part, amount: addAmounts([amount, part.amount]) });
  }
  return [...byId.values()].filter(({ amount }) => amount > EPSILON);
}

/** Discount on the goods that no promotion names. */
export function getUnnamedDiscount(cart: Discounted): number {
  const left = addAmounts([cart.totals.totalDiscount, ...getDiscounts(cart).map(({ amount }) => -amount)]);
  return left > EPSILON ? left : 0;
}

/** Shipping price before promotions; undefined if no promotion reduces it. */
export function getShippingBefore({ totals, shippingMethods = [] }: Discounted): number | undefined {
  const chosen = shippingMethods.map(({ code, applicableShippingMethods }) => applicableShippingMethods.find((one) => one.code === code));
  const before = addAmounts(chosen.map((method) => method?.price ?? 0));
  return before - totals.shipping > EPSILON ? before : undefined;
}

/** Total savings: reduced prices, promotions and shipping; 0 if there are none. */
export function getSavings(cart: Discounted): number {
  const reductions = (cart.items ?? []).map(({ price, qty = 0, bonus }) =>
    price && !bonus ? Math.max(0, price.original - price.current) * qty : 0,
  );
  const shipping = (getShippingBefore(cart) ?? cart.totals.shipping) - cart.totals.shipping;
  const saved = addAmounts([...reductions, cart.totals.totalDiscount, shipping]);
  return saved > EPSILON ? saved : 0;
}
