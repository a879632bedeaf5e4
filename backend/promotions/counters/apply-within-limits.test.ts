import { describe, expect, it } from 'vitest';
import { preparePromotions } from '../engine/prepare-promotions.ts';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import { createCoupon, createLine, createOffer, parcel, site, type Documents } from '../testing/apply-to.ts';
import { applyWithinLimits } from './apply-within-limits.ts';
import { getCounterKey, type Counter, type CouponHolder } from './counter.ts';
import { getCountersOfCodes } from './coupon-limits.ts';

const holder: CouponHolder = { customerId: 'c1', email: 'robin@example.com', currency: 'USD' };
const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };
const createTenOff = (limits: NonNullable<Documents[string]['coupon']>['limits'], code = 'FROST10') =>
  createOffer({ kind: 'order-amount', amount: { USD: 10 } }, { coupon: { codes: [code], limits } });

function apply(documents: Documents, used: readonly (readonly [Counter, number])[] = [], codes: readonly string[] = ['FROST10']) {
  const stored = Object.entries(documents).map(([id, document]) => ({ id, document: { name, ...document } }));
  const facts = {
    at: new Date('2026-11-21T09:00:00Z'),
    locale: 'en-us',
    segments: new Set<never>(),
    lines: [createLine()],
    shipments: [parcel],
    coupons: codes.map((code) => createCoupon(code)),
    bonusChoices: [],
    gifts: new Map(),
  };
  const prepared = preparePromotions(promotionKinds, stored, site);
  const result = applyWithinLimits(facts, prepared, {
    holder,
    used: new Map(used.map(([counter, value]) => [getCounterKey(counter), value])),
  });
  return {
    counters: getCountersOfCodes(prepared, codes, holder),
    reasons: result.coupons.map(({ applied, reason }) => (applied ? 'applied' : reason)),
  };
}

describe('applyWithinLimits', () => {
  const createCounter = (scope: Counter['scope'], subject: string): Counter => ({ promotionId: 'frost', scope, subject });

  it('applies a coupon whose counters are below their limits', () => {
    const documents = { frost: createTenOff({ total: 2, budget: { USD: 20 } }) };
    expect(
      apply(documents, [
        [createCounter('orders', ''), 1],
        [createCounter('discount', 'USD'), 1000],
      ]).reasons,
    ).toEqual(['applied']);
  });

  it.each([
    ['used-up', { total: 2 }, createCounter('orders', ''), 2],
    ['used-by-you', { perCustomer: 1 }, createCounter('customer', 'c1'), 1],
    ['budget-exhausted', { budget: { USD: 20 } }, createCounter('discount', 'USD'), 2000],
  ] as const)('says %s for a counter at its limit', (reason, limits, reached, value) => {
    expect(apply({ frost: createTenOff(limits) }, [[reached, value]]).reasons).toEqual([reason]);
  });

  it('recognizes a guest by the email address of an earlier order', () => {
    const documents = { frost: createTenOff({ perCustomer: 1 }) };
    const { counters } = apply(documents);
    const ofAddress = counters.find(({ scope }) => scope === 'email') as Counter;
    expect(apply(documents, [[ofAddress, 1]]).reasons).toEqual(['used-by-you']);
  });

  it('drops a coupon that exceeds its remaining budget, and applies the others', () => {
    const documents = { frost: createTenOff({ budget: { USD: 20 } }), other: createTenOff(undefined, 'THAW10') };
    expect(apply(documents, [[createCounter('discount', 'USD'), 1001]], ['FROST10', 'THAW10']).reasons).toEqual([
      'budget-exhausted',
      'applied',
    ]);
  });

  it('treats a currency without a budget as exhausted', () => {
    expect(apply({ frost: createTenOff({ budget: { CAD: 20 } }) }).reasons).toEqual(['budget-exhausted']);
  });

  it('reads no counter for a coupon without limits', () => {
    expect(apply({ frost: createTenOff(undefined) }).counters).toEqual([]);
  });
});
