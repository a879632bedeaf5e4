import { describe, expect, it } from 'vitest';
import { openCart, promotedCart } from '../cart.fixtures.ts';
import { getDiscounts, getSavings, getShippingBefore, getUnnamedDiscount } from './discounts.ts';

const associate = { promotionId: 'associate', promotionName: 'Associate discount' };

describe('getDiscounts', () => {
  it("adds a promotion's discounts on lines and order, to the cent", () => {
    const items = [0.1, 0.2].map((amount) => ({ promotions: [{ ...associate, amount }] }));
    expect(getDiscounts({ ...openCart, items, orderPromotions: [{ ...associate, amount: 0.3 }] })).toEqual([{ ...associate, amount: 0.6 }]);
    expect(getDiscounts(promotedCart).map(({ amount }) => amount)).toEqual([36, 20]);
  });
});

describe('getUnnamedDiscount', () => {
  it('returns the discount that no promotion names', () => {
    const cart = { ...openCart, orderPromotions: [{ ...associate, amount: 19.95 }] };
    const getDiscount = (totalDiscount: number) => getUnnamedDiscount({ ...cart, totals: { ...openCart.totals, totalDiscount } });
    expect([getDiscount(59.85), getDiscount(19.95), getUnnamedDiscount(promotedCart)]).toEqual([39.9, 0, 0]);
  });
});

describe('getSavings', () => {
  const withShipping = (shipping: number) => ({
    ...openCart,
    shippingMethods: openCart.shippingMethods.map((one) => ({ ...one, code: 'standard' as const })),
    totals: { ...openCart.totals, shipping },
  });

  it('adds reduced prices, promotions and shipping', () => {
    // Two shells at 180 instead of 240, promotions of 56, shipping of 8.
    expect(getSavings(promotedCart)).toBe(184);
    expect([getShippingBefore(withShipping(8)), getShippingBefore(withShipping(0))]).toEqual([undefined, 8]);
    expect(getSavings(withShipping(0))).toBe(128);
  });

  it('returns 0 for a cart at full price', () => {
    expect(getSavings({ ...openCart, items: [] })).toBe(0);
  });
});
