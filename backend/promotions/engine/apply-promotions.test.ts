import { describe, expect, it } from 'vitest';
import { applyTo, getDiscounts, createLine, createOffer } from '../testing/apply-to.ts';
import type { Reward } from '../promotion-document.ts';

const tenOff: Reward = { kind: 'order-amount', amount: { USD: 10 } };
const twentyOff: Reward = { kind: 'order-amount', amount: { USD: 20 } };
const half: Reward = { kind: 'order-percentage', percent: 50 };
const productHalf: Reward = { kind: 'product-percentage', percent: 50 };

describe('applyPromotions', () => {
  it('applies levels in order: products, the order, shipping', () => {
    const result = applyTo({ a: createOffer({ kind: 'shipping-free' }), b: createOffer(half), c: createOffer(productHalf) });
    expect(result.applied.map(({ id, discountMinor }) => [id, discountMinor])).toEqual([
      ['c', 5000],
      ['b', 2500],
      ['a', 800],
    ]);
  });

  it('applies a level by priority, then by id, each to the remaining prices', () => {
    expect(getDiscounts(applyTo({ a: createOffer(half), b: createOffer(tenOff) }))).toEqual({ a: 5000, b: 1000 });
    expect(getDiscounts(applyTo({ a: createOffer(half), b: createOffer(tenOff, { priority: 1 }) }))).toEqual({ a: 4500, b: 1000 });
  });

  it('compares minimums with the prices at the start of the level', () => {
    const minimum = { amount: { USD: 60 } };
    expect(getDiscounts(applyTo({ a: createOffer(half), b: createOffer(tenOff, { minimum }) }))).toEqual({ a: 5000, b: 1000 });
    expect(getDiscounts(applyTo({ a: createOffer(productHalf), b: createOffer(tenOff, { minimum }) }))).toEqual({ a: 5000 });
  });

  it('withholds a discount that would take the cart below the minimum of a better promotion', () => {
    const large = createOffer(twentyOff, { minimum: { amount: { USD: 100 } } });
    const small = createOffer({ kind: 'product-percentage', percent: 1 }, { minimum: { units: 2 } });
    const lines = [createLine(), createLine({ id: 'cheap', unitMinor: 50 })];
    expect(getDiscounts(applyTo({ large, small }, { lines }))).toEqual({ large: 2000 });
    expect(getDiscounts(applyTo({ large, small }, { lines: [createLine({ qty: 2 })] }))).toEqual({ large: 2000, small: 200 });
  });

  it('withholds no discount for a gift', () => {
    const gift = createOffer({ kind: 'gift-with-purchase', gifts: ['GIFT'] }, { minimum: { amount: { USD: 100 } } });
    const gifts = new Map([['GIFT', { stock: 1, valueMinor: 50_000 }]]);
    expect(getDiscounts(applyTo({ gift, half: createOffer(productHalf) }, { gifts }))).toEqual({ half: 5000 });
  });

  it('applies the further discount between the levels of order and shipping', () => {
    const freeFrom = (amount: number) => ({
      ship: createOffer({ kind: 'shipping-free' }, { minimum: { amount: { USD: amount } } }),
      ten: createOffer(tenOff),
    });
    const facts = { furtherOrderDiscount: (goodsMinor: number) => goodsMinor / 2 };
    expect(applyTo(freeFrom(45), facts)).toMatchObject({ furtherOrderMinor: 4500, lines: [{ orderMinor: 5500 }], shipping: [{}, {}] });
    expect(applyTo(freeFrom(45.01), facts).shipping).toEqual([]);
  });
});

describe('promotions of sets in applyPromotions', () => {
  const pair: Reward = { kind: 'buy-x-get-y', buy: 1, get: 1, percent: 100 };
  const trio: Reward = { kind: 'product-fixed-price', units: 3, price: { USD: 120 } };
  const two = [createLine({ id: 'm', styleId: 'TFMMMM01' }), createLine({ id: 'l', styleId: 'TFLLLL01' })];

  it('use each unit once', () => {
    const both = { a: createOffer(pair), b: createOffer(pair) };
    expect(getDiscounts(applyTo(both, { lines: [createLine({ qty: 2 })] }))).toEqual({ a: 10_000 });
    expect(getDiscounts(applyTo(both, { lines: two }))).toEqual({ a: 10_000 });
    expect(
      getDiscounts(applyTo({ a: createOffer({ ...pair, most: 1 }), b: createOffer(pair) }, { lines: [createLine({ qty: 5 })] })),
    ).toEqual({
      a: 10_000,
      b: 10_000,
    });
  });

  it('come after the promotions of single units, so that a set price is final', () => {
    const offers = { set: createOffer(trio, { priority: 1 }), tenth: createOffer({ kind: 'product-percentage', percent: 10 }) };
    expect(getDiscounts(applyTo(offers, { lines: [createLine({ qty: 4 })] }))).toEqual({ set: 15_000, tenth: 4000 });
  });

  it('form no set whose units another promotion reduces by more', () => {
    const offers = { half: createOffer({ ...pair, percent: 1 }, { priority: 1 }), set: createOffer(trio) };
    expect(getDiscounts(applyTo(offers, { lines: [createLine({ qty: 3 })] }))).toEqual({ set: 18_000 });
    expect(getDiscounts(applyTo(offers, { lines: [createLine({ qty: 5 })] }))).toEqual({ half: 100, set: 18_000 });
  });

  it('cost the same for any quantity', () => {
    const lines = [createLine({ qty: 999_998 }), createLine({ id: 'b', unitMinor: 9000 })];
    expect(getDiscounts(applyTo({ trio: createOffer(trio), pair: createOffer(pair) }, { lines }))).toMatchObject({ pair: 4_999_990_000 });
  });
});

describe('stacking in applyPromotions', () => {
  it('applies the best of exclusive promotions of a level', () => {
    const alone = { stacking: 'exclusive-in-level' } as const;
    expect(getDiscounts(applyTo({ a: createOffer(tenOff, alone), b: createOffer(twentyOff, alone), c: createOffer(productHalf) }))).toEqual(
      {
        b: 2000,
        c: 5000,
      },
    );
    expect(getDiscounts(applyTo({ a: createOffer(tenOff), b: createOffer(tenOff), c: createOffer(twentyOff, alone) }))).toEqual({
      a: 1000,
      b: 1000,
    });
  });

  it('applies a fully exclusive promotion if it saves more than all others together', () => {
    const alone = { stacking: 'exclusive' } as const;
    expect(
      getDiscounts(applyTo({ a: createOffer(twentyOff, alone), b: createOffer(tenOff), c: createOffer({ kind: 'shipping-free' }) })),
    ).toEqual({
      a: 2000,
    });
    expect(
      getDiscounts(applyTo({ a: createOffer(tenOff, alone), b: createOffer(tenOff), c: createOffer({ kind: 'shipping-free' }) })),
    ).toEqual({
      b: 1000,
      c: 800,
    });
  });
});

describe('applyPromotions with conditions', () => {
  const applies = (rest: Parameters<typeof createOffer>[1], facts: Parameters<typeof applyTo>[1] = {}): boolean =>
    applyTo({ it: createOffer(tenOff, rest) }, facts).applied.length > 0;

  it('limits a promotion to its time', () => {
    const [validFrom, validTo] = ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.001Z'];
    expect(applies({ validFrom, validTo })).toBe(true);
    expect(applies({ validFrom: validTo })).toBe(false);
    expect(applies({ validTo: validFrom })).toBe(false);
  });

  it('limits a promotion to sites, locales and segments', () => {
    expect([applies({ sites: ['TARNFELL-US'] }), applies({ sites: ['TARNFELL-CA'] })]).toEqual([true, false]);
    expect([applies({ locales: ['en-us'] }), applies({ locales: ['fr-ca'] })]).toEqual([true, false]);
    expect([applies({ segments: ['member'] }, { segments: new Set(['member']) }), applies({ segments: ['member'] })]).toEqual([
      true,
      false,
    ]);
  });

  it('counts units and amounts of its items only', () => {
    const lines = [createLine({ qty: 2, categoryIds: ['20001'] }), createLine({ id: 'b', qty: 5 })];
    const items = { categories: ['20001'] };
    expect([1, 2, 3].map((units) => applies({ items, minimum: { units } }, { lines }))).toEqual([true, true, false]);
    expect([200, 200.01].map((USD) => applies({ items, minimum: { amount: { USD } } }, { lines }))).toEqual([true, false]);
  });

  it('excludes excepted items, including those at a reduced price', () => {
    const lines = [
      createLine({ isReduced: true }),
      createLine({ id: 'b', styleId: 'TFBBBB02' }),
      createLine({ id: 'c', categoryIds: ['20001'] }),
      createLine({ id: 'd' }),
    ];
    const except = { reduced: true, styles: ['TFBBBB02'], categories: ['20001'] } as const;
    const { applied } = applyTo(
      { it: createOffer(tenOff, { items: { except: { ...except, styles: [...except.styles], categories: [...except.categories] } } }) },
      { lines },
    );
    expect(applied).toMatchObject([{ lines: [{ lineId: 'd', minor: 1000 }] }]);
  });
});

describe('applyPromotions with callouts', () => {
  const minimum = { amount: { USD: 150 }, units: 3 };

  it('reports the missing amount, and later that the promotion is earned', () => {
    expect(applyTo({ it: createOffer(tenOff, { minimum }) }).callouts).toEqual([
      { promotionId: 'it', level: 'ORDER', state: 'in-progress', thresholdMinor: 15_000, missing: { amountMinor: 5000, units: 2 } },
    ]);
    expect(applyTo({ it: createOffer(tenOff, { minimum }) }, { lines: [createLine({ qty: 3 })] }).callouts).toMatchObject([
      { state: 'earned', missing: { amountMinor: 0, units: 0 } },
    ]);
  });

  it('omits promotions without matching items, and those that lost to another', () => {
    const callouts = applyTo({
      a: createOffer(tenOff, { items: { categories: ['20001'] }, minimum }),
      b: createOffer(tenOff),
      c: createOffer(twentyOff, { stacking: 'exclusive' }),
    }).callouts;
    expect(callouts.map(({ promotionId }) => promotionId)).toEqual(['c']);
  });
});
