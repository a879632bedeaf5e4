import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** Coupon codes of the fake shop: discounts in the cart's currency, or why they do not apply. */
const coupons: Readonly<Record<string, Partial<Cart['couponItems'][number]>>> = {
  TRAIL20: { applied: true, promotionId: 'trail-days', promotionName: 'Trail days', amount: 20 },
  BIG100: { promotionId: 'big-order', promotionName: '100 off large orders', errorId: 'PRM134', remaining: 20, message: 'Not reached.' },
  MEMBER: {
    promotionId: 'members',
    promotionName: 'Member offer',
    errorId: 'PRM136',
    message: 'This code isn’t available for your account.',
  },
};

/** Adds a code with its state in the fake shop; unknown codes apply without effect. */
export function withCoupon(cart: Cart, typed: string): Partial<Cart> {
  const code = typed.trim().toUpperCase();
  const coupon = { id: `coupon-${code}`, code, applied: false, ...coupons[code] };
  return applyDiscount([...cart.couponItems.filter((one) => one.code !== code), coupon]);
}

export function removeCoupon(cart: Cart, id: string): Partial<Cart> {
  return applyDiscount(cart.couponItems.filter((coupon) => coupon.id !== id));
}

function applyDiscount(couponItems: Cart['couponItems']): Partial<Cart> {
  const orderPromotions = couponItems.flatMap(({ applied, promotionId, promotionName, amount }) =>
    applied && promotionId && promotionName && amount ? [{ promotionId, promotionName, amount }] : [],
  );
  return { couponItems, orderPromotions };
}

/** Chooses a gift of a promotion. */
export function withGift(cart: Cart, promotionId: string, sku: string): Partial<Cart> {
  const option = cart.bonusChoices?.find((choice) => choice.promotionId === promotionId)?.options.find((one) => one.sku === sku);
  const [model] = cart.items;
  if (!option || !model) return {};
  const { name, productId, productImageURL, color, size } = option;
  const price = { ...model.price, amount: 0, rowTotal: 0 };
  const gift: CartItem = { ...model, id: `gift-${sku}`, sku, name, productId, productImageURL, color, size, qty: 1, price, bonus: true };
  return { items: [...cart.items, { ...gift, promotionId }], bonusChoices: toChosenGift(cart, sku, true) };
}

/** Removes a line; a chosen gift can be chosen again. */
export function removeRow(cart: Cart, itemId: string): Partial<Cart> {
  const row = cart.items.find(({ id }) => id === itemId);
  const items = cart.items.filter((item) => item !== row);
  return row?.bonus ? { items, bonusChoices: toChosenGift(cart, row.sku, false) } : { items };
}

function toChosenGift(cart: Cart, sku: string, chosen: boolean): Cart['bonusChoices'] {
  return cart.bonusChoices?.map((choice) => {
    const options = choice.options.map((option) => (option.sku === sku ? { ...option, chosen } : option));
    return { ...choice, options, chosen: options.filter((option) => option.chosen).length };
  });
}
