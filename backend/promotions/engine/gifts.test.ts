import { describe, expect, it } from 'vitest';
import type { PromotionFacts } from './facts.ts';
import { applyTo, createLine, createOffer, parcel } from '../testing/apply-to.ts';

const createStock = (units: Readonly<Record<string, number>>): PromotionFacts['gifts'] =>
  new Map(Object.entries(units).map(([sku, left]) => [sku, { stock: left, valueMinor: 1000 }]));
const gifts = ['A', 'B', 'C'];
const automatic = { it: createOffer({ kind: 'gift-with-purchase', gifts }) };
const chosen = { it: createOffer({ kind: 'gift-with-purchase', gifts, choose: 2 }) };
const getSkus = (result: ReturnType<typeof applyTo>) => result.gifts.map(({ sku }) => sku);
const choose = (...skus: readonly string[]) => ({ bonusChoices: skus.map((sku) => ({ promotionId: 'it', sku })) });

describe('an automatic gift', () => {
  it('is the first one of the list that is in stock', () => {
    expect(applyTo(automatic, { gifts: createStock({ A: 1, B: 1 }) }).gifts).toEqual([
      { promotionId: 'it', sku: 'A', qty: 1, isChosen: false },
    ]);
    expect(getSkus(applyTo(automatic, { gifts: createStock({ A: 0, B: 1 }) }))).toEqual(['B']);
    expect(applyTo(automatic, { gifts: createStock({}) }).applied).toEqual([]);
  });

  it('requires a parcel', () => {
    const pickup = { ...parcel, id: 'store', bringsGifts: false };
    const inStore = createLine({ shipmentId: 'store' });
    expect(getSkus(applyTo(automatic, { gifts: createStock({ A: 1 }), lines: [inStore], shipments: [pickup] }))).toEqual([]);
    expect(
      getSkus(applyTo(automatic, { gifts: createStock({ A: 1 }), lines: [inStore, createLine({ id: 'b' })], shipments: [pickup, parcel] })),
    ).toEqual(['A']);
  });

  it('is given once if two promotions give the last one', () => {
    const two = { ...automatic, other: createOffer({ kind: 'gift-with-purchase', gifts: ['A', 'C'] }) };
    expect(getSkus(applyTo(two, { gifts: createStock({ A: 1, C: 1 }) }))).toEqual(['A', 'C']);
  });
});

describe('a choice of gifts', () => {
  const all = createStock({ A: 1, B: 1, C: 1 });

  it('remains on offer until the shopper has chosen as many as there are', () => {
    expect(applyTo(chosen, { gifts: all })).toMatchObject({
      gifts: [],
      giftOffers: [{ promotionId: 'it', choose: 2, options: gifts.map((sku) => ({ sku, isAvailable: true })) }],
    });
    expect(applyTo(chosen, { gifts: all, ...choose('C') }).gifts).toMatchObject([{ sku: 'C', isChosen: true }]);
    expect(getSkus(applyTo(chosen, { gifts: all, ...choose('C', 'B', 'A') }))).toEqual(['A', 'B']);
  });

  it('continues with the next gift of the list when one is sold out', () => {
    expect(getSkus(applyTo(chosen, { gifts: createStock({ B: 1, C: 1 }), ...choose('A', 'B') }))).toEqual(['B', 'C']);
    expect(applyTo(chosen, { gifts: createStock({ A: 0, B: 1 }) }).giftOffers).toMatchObject([
      {
        options: [
          { sku: 'A', isAvailable: false },
          { sku: 'B', isAvailable: true },
        ],
      },
    ]);
  });
});
