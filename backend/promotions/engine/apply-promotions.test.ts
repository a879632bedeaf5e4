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

describe('stacking in applyPromotions', () => {
  it('applies the best of exclusive promotions of a level', () => {
    const alone = { stacking: 'exclusive-in-level' } as const;
    expect(getDiscounts(applyTo({ a: createOffer(tenOff, alone), b: createOffer(twentyOff, alone), c: createOffer(productHalf) }))).toEqual({
      b: 2000,
      c: 5000,
    });
    expect(getDiscounts(applyTo({ a: createOffer(tenOff), b: createOffer(tenOff), c: createOffer(twentyOff, alone) }))).toEqual({ a: 1000, b: 1000 });
  });

  it('applies a fully exclusive promotion if it saves more than all others together', () => {
    const alone = { stacking: 'exclusive' } as const;
    expect(getDiscounts(applyTo({ a: createOffer(twentyOff, alone), b: createOffer(tenOff), c: createOffer({ kind: 'shipping-free' }) }))).toEqual({
      a: 2000,
    });
    expect(getDiscounts(applyTo({ a: createOffer(tenOff, alone), b: createOffer(tenOff), c: createOffer({ kind: 'shipping-free' }) }))).toEqual({
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
