import { describe, expect, it } from 'vitest';
import { chooseVoucher } from './choose-voucher.ts';
import { calculateEarnedPoints } from './calculate-earned-points.ts';
import { standardLoyaltyRules } from './loyalty-rules.ts';
import { calculatePoints } from './calculate-points.ts';

describe('calculatePoints', () => {
  it.each([
    [9999, 1, 99],
    [10_000, 1, 100],
    [1000, 1.15, 11],
    [2000, 1.15, 23],
    [0, 1, 0],
    [-500, 1, 0],
    [10_000, 0, 0],
  ])('converts %i minor units at %f points per unit to %i points', (minor, pointsPerUnit, points) => {
    expect(calculatePoints(minor, { pointsPerUnit })).toBe(points);
  });
});

describe('chooseVoucher', () => {
  const { vouchers } = standardLoyaltyRules;
  it.each([
    [1250, 10_000, 1000],
    [5000, 10_000, 2000],
    [5000, 2599, 1000],
    [5000, 499, undefined],
    [499, 10_000, undefined],
  ])('chooses, for %i points and %i minor units, the voucher of %s points', (balance, remaining, points) => {
    expect(chooseVoucher(vouchers, balance, remaining)?.points).toBe(points);
  });
});

describe('calculateEarnedPoints', () => {
  const createRow = (totalMinor: number, isDigitalProduct = false) => ({ item: { isDigitalProduct }, amounts: { totalMinor } });

  it('counts goods without gift cards, net of rewards', () => {
    expect(calculateEarnedPoints([createRow(10_050), createRow(2000), createRow(5000, true)], 1200, standardLoyaltyRules)).toBe(108);
  });

  it('never returns less than zero', () => {
    expect(calculateEarnedPoints([createRow(1000)], 1200, standardLoyaltyRules)).toBe(0);
  });
});
