import { describe, expect, it } from 'vitest';
import { mergeCoupons } from './merge-coupons.ts';
import { normalizeCode } from './normalize-code.ts';

describe('mergeCoupons', () => {
  const coupon = (code: string, id = code) => ({ id, code });

  it('takes each code once, sorted, and keeps the first of two with the same code', () => {
    const merged = mergeCoupons([coupon('THAW10'), coupon('FROST10', 'own')], [coupon('FROST10', 'other'), coupon('BEST')]);
    expect(merged).toEqual([coupon('BEST'), coupon('FROST10', 'own'), coupon('THAW10')]);
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
