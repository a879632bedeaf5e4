import { describe, expect, it } from 'vitest';
import type { PromotionKind } from '#generated/promotions/types.ts';
import { applyTo, createLine, createOffer, parcel } from '../testing/apply-to.ts';
import type { Reward } from '../promotion-document.ts';
import { promotionKinds } from './promotion-kinds.ts';

/** A large reward of each kind, and its effect on two lines of 100 and 30 dollars: discounts per line, off standard shipping, gifts. */
const examples: Readonly<Record<PromotionKind, readonly [reward: Reward, lines: readonly number[], shipping: number, gifts: number]>> = {
  'order-percentage': [{ kind: 'order-percentage', percent: 10 }, [1000, 300], 0, 0],
  'order-amount': [{ kind: 'order-amount', amount: { USD: 13 } }, [1000, 300], 0, 0],
  'product-percentage': [{ kind: 'product-percentage', percent: 15 }, [1500, 450], 0, 0],
  'product-amount': [{ kind: 'product-amount', amount: { USD: 40 } }, [4000, 3000], 0, 0],
  'product-fixed-price': [{ kind: 'product-fixed-price', price: { USD: 50 } }, [5000, 0], 0, 0],
  'buy-x-get-y': [{ kind: 'buy-x-get-y', buy: 1, get: 1, percent: 100 }, [0, 3000], 0, 0],
  'gift-with-purchase': [{ kind: 'gift-with-purchase', gifts: ['GIFT'] }, [0, 0], 0, 1],
  'shipping-percentage': [{ kind: 'shipping-percentage', percent: 50 }, [0, 0], 400, 0],
  'shipping-amount': [{ kind: 'shipping-amount', amount: { USD: 3 } }, [0, 0], 300, 0],
  'shipping-free': [{ kind: 'shipping-free' }, [0, 0], 800, 0],
  'shipping-fixed-price': [{ kind: 'shipping-fixed-price', price: { USD: 5 } }, [0, 0], 300, 0],
};
const gifts = new Map([['GIFT', { stock: 1, valueMinor: 500 }]]);
const lines = [createLine({ id: 'one' }), createLine({ id: 'two', unitMinor: 3000 })];

describe.each(Object.entries(examples))('promotion kind %s', (kind, [reward, expected, shipping, given]) => {
  const apply = (rest: Parameters<typeof applyTo>[1] = {}) => applyTo({ it: createOffer(reward) }, { lines, gifts, ...rest });

  it('reduces a cart by its reward', () => {
    const result = apply();
    expect(result.lines.map(({ productMinor, orderMinor }) => productMinor + orderMinor)).toEqual(expected);
    expect(result.shipping.find(({ method }) => method === 'standard')?.minor ?? 0).toBe(shipping);
    expect(result.gifts).toHaveLength(given);
  });

  it('reports its level with every applied promotion', () => {
    expect(apply().applied).toMatchObject([{ id: 'it', level: promotionKinds[kind as PromotionKind].level }]);
  });

  it('excludes gift cards and their shipments', () => {
    const mail = { ...parcel, id: 'mail', bringsGifts: false };
    const result = apply({ lines: [createLine({ takesPromotions: false, shipmentId: 'mail' })], shipments: [mail] });
    expect([result.applied, result.shipping]).toEqual([[], []]);
  });

  it('does nothing to a cart without items', () => {
    expect(apply({ lines: [], shipments: [] }).applied).toEqual([]);
  });

  it('reduces a price of one cent to zero at most', () => {
    const cheap = { ...parcel, methods: [{ code: 'standard', priceMinor: 1 }] };
    const result = apply({ lines: lines.map((one) => ({ ...one, unitMinor: 1 })), shipments: [cheap] });
    expect(result.lines.every(({ productMinor, orderMinor }) => productMinor + orderMinor <= 1)).toBe(true);
    expect(result.shipping.every(({ minor }) => minor === 1)).toBe(true);
  });
});
