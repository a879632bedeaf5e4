import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAssociateDiscount } from './associate-discount.ts';
import type { AssociateStanding } from './associate-standing.ts';

const createStanding = (more: Partial<AssociateStanding>): AssociateStanding => ({
  percent: 30,
  spentMinor: 0,
  capMinor: 200_000,
  year: 2026,
  revision: '1',
  ...more,
});
const standing = fc
  .record({ percent: fc.integer({ min: 1, max: 90 }), spentMinor: fc.nat(300_000), capMinor: fc.nat(300_000) })
  .map(createStanding);
const getRemaining = ({ capMinor, spentMinor }: AssociateStanding): number => Math.max(0, capMinor - spentMinor);

describe('computeAssociateDiscount', () => {
  it.each([
    ['takes its part off goods within the cap', 10_000, createStanding({}), 3000, 7000, false],
    ['takes it off what fits into what is left of the cap', 10_000, createStanding({ spentMinor: 193_000 + 3500 }), 1500, 3500, true],
    ['takes nothing off once the cap is reached', 10_000, createStanding({ spentMinor: 200_000 }), 0, 0, true],
    ['takes nothing off where more than the cap is spent', 10_000, createStanding({ capMinor: 5000, spentMinor: 9000 }), 0, 0, true],
    ['takes nothing off, and of the cap, what would be less than a minor unit', 1, createStanding({}), 0, 0, false],
  ])('%s', (_, goods, of, amountMinor, spendMinor, isCapped) => {
    expect(computeAssociateDiscount(goods, of)).toEqual({ standing: of, amountMinor, spendMinor, isCapped });
  });

  it('returns null without a standing, and for an amount of zero', () => {
    expect([computeAssociateDiscount(10_000, null), computeAssociateDiscount(0, createStanding({}))]).toEqual([null, null]);
  });

  it('never exceeds the remaining cap, and uses all of it before goods have their full price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), standing, (goods, of) => {
        const discount = computeAssociateDiscount(goods, of);
        const { amountMinor = 0, spendMinor = 0, isCapped = false } = discount ?? {};
        expect([amountMinor, spendMinor].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(spendMinor).toBeLessThanOrEqual(getRemaining(of));
        expect(amountMinor + spendMinor).toBeLessThanOrEqual(goods);
        if (isCapped && amountMinor > 0) expect(spendMinor).toBe(getRemaining(of));
        if (!isCapped) expect(amountMinor).toBe(Math.floor((goods * of.percent) / 100 + 0.5));
      }),
    );
  });
});
