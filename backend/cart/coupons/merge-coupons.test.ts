import { describe, expect, it } from 'vitest';
import { mergeCoupons } from './merge-coupons.ts';
import { normalizeCode } from './normalize-code.ts';

describe('mergeCoupons', () => {
  const createCoupon = (code: string, id = code) => ({ id, code });

  it('takes each code once, sorted, and keeps the first of two with the same code', () => {
    const merged = mergeCoupons(
      [createCoupon('THAW10'), createCoupon('FROST10', 'own')],
      [createCoupon('FROST10', 'other'), createCoupon('BEST')],
    );
    expect(merged).toEqual([createCoupon('BEST'), createCoupon('FROST10', 'own'), createCoupon('THAW10')]);
  });
});

describe('normalizeCode', () => {
  it.each([
    [' frost10\n', 'FROST10'],
    ['ＦＲＯＳＴ10', 'FROST10'],
    ['thanks–a1\u200B', 'THANKS-A1'],
  ])('reads %j as %s', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});
