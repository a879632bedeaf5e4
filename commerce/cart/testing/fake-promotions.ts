import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** What the codes of the fake shop do: amounts in the cart's currency, or why they do not apply. */
const coupons: Readonly<Record<string, Partial<Cart['couponItems'][number]>>> = {
  TRAIL20: { applied: true, promotionId: 'trail-days', promotionName: 'Trail days', amount: 20 },
  BIG100: { promotionId: 'big-order', promotionName: '100 off large orders', errorId: 'PRM134', remaining: 20, message: 'Not reached.' },
  MEMBER: { promotionId: 'members', promotionName: 'Member offer', errorId: 'PRM136', message: 'This code isn’t available for your account.' },
};

/** Adds a code in the state that the fake shop gives it; others apply without an effect. */
export function withCoupon(cart: Cart, typed: string): Partial<Cart> {
  const code = typed.trim().toUpperCase();
  const coupon = { id: `coupon-${code}`, code, applied: false, ...coupons[code] };
  return discounted([...cart.couponItems.filter((one) => one.code !== code), coupon]);
}

export function withoutCoupon(cart: Cart, id: string): Partial<Cart> {
  return discounted(cart.couponItems.filter((coupon) => coupon.id !== id));
}

function discounted(couponItems: Cart['couponItems']): Partial<Cart> {
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
  return { items: [...cart.items, { ...gift, promotionId }], bonusChoices: chosenAs(cart, sku, true) };
}

/** Removes a row; a gift that was chosen can be chosen again. */
export function withoutRow(cart: Cart, itemId: string): Partial<Cart> {
  const row = cart.items.find(({ id }) => id === itemId);
  const items = cart.items.filter((item) => item !== row);
  return row?.bonus ? { items, bonusChoices: chosenAs(cart, row.sku, false) } : { items };
}

function chosenAs(cart: Cart, sku: string, chosen: boolean): Cart['bonusChoices'] {
  return cart.bonusChoices?.map((choice) => {
    const options = choice.options.map((option) => (option.sku === sku ? { ...option, chosen } : option));
    return { ...choice, options, chosen: options.filter((option) => option.chosen).length };
  });
}
