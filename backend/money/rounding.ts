import { allocate, dinero, halfUp, toSnapshot, USD } from 'dinero.js';
import type { Minor } from './minor-units.ts';

// Any currency of two decimals: only the arithmetic is used here, never the name.
const sum = (amount: Minor) => dinero({ amount, currency: USD });
const { calculator } = sum(0);

/**
 * The one place where money is rounded: `amount` × `numerator` ÷ `denominator`, halves up. All are whole numbers, the product below 2^53.
 */
export function roundedShare(amount: Minor, numerator: number, denominator: number): Minor {
  return halfUp(amount * numerator, denominator, calculator) + 0;
}

/** Splits an amount by weight so that the parts sum to it exactly; parts without weight get nothing. */
export function spread(amount: Minor, weights: readonly number[]): Minor[] {
  if (amount === 0 || weights.every((weight) => weight === 0)) return weights.map(() => 0);
  return allocate(sum(amount), weights).map((part) => toSnapshot(part).amount);
}
