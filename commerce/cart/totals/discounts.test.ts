import { describe, expect, it } from 'vitest';
import { openCart, promotedCart, sampleItem } from '../cart.fixtures.ts';
import { getDiscounts, getSavings, getShippingBefore, getSubtotal, getUnnamedDiscount } from './discounts.ts';

const associate = { promotionId: 'associate', promotionName: 'Associate discount' };

describe('getSubtotal', () => {
  it('adds the rows as they are shown, to the cent', () => {
    expect(getSubtotal(promotedCart)).toBe(444);
    expect(getSubtotal({ items: [0.1, 0.2].map((rowTotal) => ({ price: { ...sampleItem.price, rowTotal } })) })).toBe(0.3);
  });
});

describe('getDiscounts', () => {
  it('returns the discounts on the items as a whole, without those that are part of the rows', () => {
    expect(getDiscounts(promotedCart).map(({ amount }) => amount)).toEqual([20]);
    expect(getDiscounts({ orderPromotions: [{ ...associate, amount: 0 }] })).toEqual([]);
  });
});

describe('getUnnamedDiscount', () => {
  it('returns the discount on the items as a whole that no promotion names', () => {
    const cart = { ...openCart, orderPromotions: [{ ...associate, amount: 19.95 }] };
    const getDiscount = (itemTotal: number) => getUnnamedDiscount({ ...cart, totals: { ...openCart.totals, itemTotal } });
    expect([getDiscount(420.15), getDiscount(460.05), getUnnamedDiscount(promotedCart)]).toEqual([39.9, 0, 0]);
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
