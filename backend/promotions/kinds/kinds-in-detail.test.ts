import { describe, expect, it } from 'vitest';
import { applyTo, createLine, createOffer, parcel } from '../testing/apply-to.ts';
import type { Reward } from '../promotion-document.ts';

const getTotals = (reward: Reward, lines = [createLine()]) =>
  applyTo({ it: createOffer(reward) }, { lines }).lines.map((one) => one.productMinor + one.orderMinor);

describe('orderPercentage', () => {
  it('stops at its maximum', () => {
    expect(getTotals({ kind: 'order-percentage', percent: 50, maximum: { USD: 20 } })).toEqual([2000]);
  });

  it('distributes the remaining cents over lines', () => {
    const lines = [1, 2, 3].map((id) => createLine({ id: `${id}`, unitMinor: 333 }));
    expect(getTotals({ kind: 'order-percentage', percent: 10 }, lines)).toEqual([34, 33, 33]);
  });

  it('gives the remaining cents to the units with the largest fractions', () => {
    const lines = [333, 334, 336].map((unitMinor) => createLine({ id: `${unitMinor}`, unitMinor }));
    expect(getTotals({ kind: 'order-percentage', percent: 10 }, lines)).toEqual([33, 33, 34]);
  });

  it('accepts a percentage with one decimal', () => {
    expect(getTotals({ kind: 'order-percentage', percent: 12.5 }, [createLine({ unitMinor: 9900 })])).toEqual([1238]);
  });
});

describe('productPercentage', () => {
  it('is rounded per unit, halves up', () => {
    expect(getTotals({ kind: 'product-percentage', percent: 12.5 }, [createLine({ qty: 3, unitMinor: 996 })])).toEqual([375]);
  });
});

describe('productFixedPrice', () => {
  const three: Reward = { kind: 'product-fixed-price', units: 3, price: { USD: 50 } };

  it('prices the most expensive units as sets, and leaves the others', () => {
    expect(getTotals(three, [createLine({ qty: 3, unitMinor: 2000 }), createLine({ id: 'b', qty: 1, unitMinor: 1500 })])).toEqual([
      1000, 0,
    ]);
  });

  it('never makes a set more expensive', () => {
    expect(getTotals(three, [createLine({ qty: 3, unitMinor: 1500 })])).toEqual([0]);
    const mixed = [createLine({ qty: 3, unitMinor: 2000 }), createLine({ id: 'b', qty: 3, unitMinor: 1000 })];
    expect(getTotals(three, mixed)).toEqual([1000, 0]);
  });
});

describe('buyXGetY', () => {
  const socks = createLine({ qty: 7, unitMinor: 1500, categoryIds: ['20001'] });

  it('reduces the cheapest units of complete groups', () => {
    const lines = [createLine({ qty: 2, unitMinor: 2000 }), createLine({ id: 'b', qty: 2, unitMinor: 1000 })];
    expect(getTotals({ kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 }, lines)).toEqual([0, 1000]);
    expect(getTotals({ kind: 'buy-x-get-y', buy: 2, get: 1, percent: 50 }, [socks])).toEqual([1500]);
  });

  it('forms groups from the most expensive units, so that a cheap fourth one does not take the place of the third', () => {
    const pairs = [2000, 1800, 1500, 500].map((unitMinor) => createLine({ id: `${unitMinor}`, unitMinor }));
    expect(getTotals({ kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 }, pairs)).toEqual([0, 0, 1500, 0]);
  });

  it('applies at most as often as allowed', () => {
    expect(getTotals({ kind: 'buy-x-get-y', buy: 1, get: 1, percent: 100, most: 1 }, [socks])).toEqual([1500]);
  });

  it('reduces other items, which do not count as bought', () => {
    const of = { categories: ['20001'] };
    const reward: Reward = { kind: 'buy-x-get-y', buy: 1, get: 2, percent: 100, of };
    expect(getTotals(reward, [createLine(), socks])).toEqual([0, 3000]);
    const cheap = createLine({ id: 'cheap', unitMinor: 500, categoryIds: ['20001'] });
    expect(getTotals(reward, [createLine(), { ...socks, qty: 1 }, cheap, { ...cheap, id: 'more' }])).toEqual([0, 1500, 500, 0]);
    expect(getTotals(reward, [socks])).toEqual([0]);
  });
});

describe('a shipping promotion', () => {
  const createShipping = (reward: Reward) => applyTo({ it: createOffer(reward) }).shipping.map(({ method, minor }) => [method, minor]);

  it('reduces the listed methods', () => {
    expect(createShipping({ kind: 'shipping-free', methods: ['standard'] })).toEqual([['standard', 800]]);
  });

  it('never raises a price', () => {
    expect(createShipping({ kind: 'shipping-fixed-price', price: { USD: 10 } })).toEqual([['express', 800]]);
  });

  it('reduces shipments that contain the items, for the listed kinds of delivery', () => {
    const other = { ...parcel, id: 'other', delivery: 'store' };
    const shipments = [parcel, other];
    const lines = [createLine({ categoryIds: ['20001'] }), createLine({ id: 'b', shipmentId: 'other' })];
    const reward: Reward = { kind: 'shipping-free' };
    const ofItems = applyTo({ it: createOffer(reward, { items: { categories: ['20001'] } }) }, { lines, shipments });
    expect(new Set(ofItems.shipping.map(({ shipmentId }) => shipmentId))).toEqual(new Set(['parcel']));
    const ofDelivery = applyTo({ it: createOffer(reward, { delivery: ['store'] }) }, { lines, shipments });
    expect(new Set(ofDelivery.shipping.map(({ shipmentId }) => shipmentId))).toEqual(new Set(['other']));
  });
});
