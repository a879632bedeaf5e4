import { describe, expect, it } from 'vitest';
import { applyTo, createCoupon, createLine, createOffer, parcel, type Documents } from '../testing/apply-to.ts';
import type { Reward } from '../promotion-document.ts';

const tenOff: Reward = { kind: 'order-amount', amount: { USD: 10 } };
const express: Reward = { kind: 'shipping-free', methods: ['express'] };
const trio: Reward = { kind: 'product-fixed-price', units: 3, price: { USD: 50 } };
const createDocuments = (rest: Parameters<typeof createOffer>[1], reward: Reward = tenOff): Documents => ({
  it: createOffer(reward, { coupon: { codes: ['CODE'] }, ...rest }),
});

/** The result for the coupon CODE. */
const getResult = (documents: Documents, facts: Parameters<typeof applyTo>[1] = {}) =>
  applyTo(documents, { coupons: [createCoupon('CODE')], ...facts }).coupons;

describe('a coupon code', () => {
  it('applies its promotion, which does not apply without it', () => {
    expect(getResult(createDocuments({}))).toEqual([{ id: 'id-CODE', applied: true, promotionId: 'it' }]);
    expect(applyTo(createDocuments({})).applied).toEqual([]);
  });

  it('matches a promotion by prefix', () => {
    const documents = createDocuments({ coupon: { prefix: 'CODE-' } });
    expect(getResult(documents, { coupons: [createCoupon('CODE-7')] })).toMatchObject([{ applied: true }]);
    expect(getResult(documents, { coupons: [createCoupon('CODE-')] })).toMatchObject([{ reason: 'unknown' }]);
  });

  const reasons: readonly (readonly [reason: string, documents: Documents, facts?: Parameters<typeof applyTo>[1]])[] = [
    ['unknown', {}],
    ['expired', createDocuments({ validTo: '2026-11-20T00:00:00Z' })],
    ['not-yet-valid', createDocuments({ validFrom: '2026-12-01T00:00:00Z' })],
    ['used-up', createDocuments({}), { coupons: [createCoupon('CODE', { unavailable: 'used-up' })] }],
    ['minimum-amount', createDocuments({ minimum: { amount: { USD: 120 } } })],
    ['minimum-units', createDocuments({ minimum: { units: 2 } })],
    ['sign-in-needed', createDocuments({ segments: ['member'] })],
    ['wrong-customer', createDocuments({ segments: ['employee'] }), { segments: new Set(['signed-in', 'member']) }],
    ['excluded-items', createDocuments({ items: { except: { reduced: true } } }), { lines: [createLine({ isReduced: true })] }],
    ['superseded', { ...createDocuments({ stacking: 'exclusive' }), more: createOffer({ kind: 'order-percentage', percent: 50 }) }],
    ['superseded', { ...createDocuments({}), more: createOffer({ kind: 'order-percentage', percent: 100 }, { priority: 1 }) }],
    ['other-site', createDocuments({ sites: ['TARNFELL-CA'] })],
    ['other-site', createDocuments({ locales: ['fr-ca'] })],
    ['gift-unavailable', createDocuments({}, { kind: 'gift-with-purchase', gifts: ['GONE'] })],
    ['other-method', createDocuments({}, express)],
    [
      'other-method',
      { ...createDocuments({}, { kind: 'shipping-free' }), all: createOffer({ kind: 'shipping-free', methods: ['standard'] }) },
    ],
    ['other-method', createDocuments({ delivery: ['store'] })],
    [
      'other-method',
      createDocuments({}, { kind: 'gift-with-purchase', gifts: ['GONE'] }),
      { shipments: [{ ...parcel, bringsGifts: false }] },
    ],
    ['no-saving', createDocuments({}, { kind: 'product-fixed-price', price: { USD: 200 } })],
    ['no-saving', createDocuments({}, { kind: 'shipping-fixed-price', price: { USD: 20 } })],
    ['no-saving', createDocuments({}, trio), { lines: [createLine({ qty: 3, unitMinor: 100 })] }],
    ['minimum-units', createDocuments({}, trio)],
    ['minimum-units', createDocuments({}), { lines: [], shipments: [] }],
    ['superseded', { ...createDocuments({}, { kind: 'shipping-free' }), all: createOffer({ kind: 'shipping-free' }) }],
  ];
  it.each(reasons.map(([reason, documents, facts = {}]) => [reason, documents, facts] as const))(
    'is rejected with a reason: %s',
    (reason, documents, facts) => {
      expect(getResult(documents, facts)).toMatchObject([{ applied: false, reason }]);
    },
  );

  it('reports the amount missing to its minimum', () => {
    expect(getResult(createDocuments({ minimum: { amount: { USD: 120 } } }))).toMatchObject([{ missing: { amountMinor: 2000 } }]);
  });

  it('names the shipping methods and the units that it waits for', () => {
    expect(getResult(createDocuments({}, express))).toMatchObject([{ methods: ['express'] }]);
    expect(getResult(createDocuments({}, express), { shipments: [{ ...parcel, methods: parcel.methods.slice(0, 1) }] })).toMatchObject([
      { methods: ['express'] },
    ]);
    expect(getResult(createDocuments({}, trio))).toMatchObject([{ missing: { amountMinor: 0, units: 2 } }]);
    const boots: Reward = { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { categories: ['20001'] } };
    expect(getResult(createDocuments({}, boots))).toMatchObject([{ missing: { units: 2 } }]);
  });

  it('reduces a shipping method before it is chosen, and applies with it', () => {
    const coupons = [createCoupon('CODE')];
    const [waiting, chosen] = [parcel, { ...parcel, chosen: 'express' }].map((one) =>
      applyTo(createDocuments({}, express), { coupons, shipments: [one] }),
    );
    expect(waiting).toMatchObject({ applied: [], callouts: [], shipping: [{ method: 'express', minor: 1800 }] });
    expect(chosen).toMatchObject({ applied: [{ couponId: 'id-CODE', discountMinor: 1800 }], coupons: [{ applied: true }] });
  });

  it('loses to another code of the same promotion, whichever was entered first', () => {
    const documents = createDocuments({ coupon: { codes: ['CODE', 'OTHER'] } });
    const both = [createCoupon('OTHER'), createCoupon('CODE')];
    const expected = [
      { id: 'id-CODE', applied: true },
      { id: 'id-OTHER', applied: false, reason: 'already-applied' },
    ];
    expect(getResult(documents, { coupons: both })).toMatchObject(expected.toReversed());
    expect(getResult(documents, { coupons: both.toReversed() })).toMatchObject(expected);
  });

  it('applies beside other codes', () => {
    const documents = { ...createDocuments({}), second: createOffer(tenOff, { coupon: { codes: ['OTHER'] } }) };
    expect(getResult(documents, { coupons: [createCoupon('CODE'), createCoupon('OTHER')] })).toMatchObject([
      { applied: true },
      { applied: true },
    ]);
  });
});
