import { allocate, dinero, halfUp, toSnapshot, USD } from 'dinero.js';
import type { Minor } from './minor-units.ts';

// Any currency of two decimals: only the arithmetic is used here, never the name.
const sum = (amount: Minor) => dinero({ amount, currency: USD });
const { calculator } = sum(0);

/**
 * Rounds money: `amount` × `numerator` ÷ `denominator`, halves up. All are whole numbers, the product below 2^53.
 */
export function roundedShare(amount: Minor, numerator: number, denominator: number): Minor {
  return halfUp(amount * numerator, denominator, calculator) + 0;
}

/**
 * The share that the first of some equal parts have of an amount, rounded down. The difference of two shares is what the parts between them
 * have: all parts together have the whole amount, however they are grouped.
 */
export const shareOf = (amount: Minor, parts: number, of: number): Minor => Math.floor((amount * parts) / of);

/** Splits an amount by weight so that the parts sum to it exactly; parts without weight get nothing. */
export function spread(amount: Minor, weights: readonly number[]): Minor[] {
  if (amount === 0 || weights.every((weight) => weight === 0)) return weights.map(() => 0);
  return allocate(sum(amount), weights).map((part) => toSnapshot(part).amount);
}
