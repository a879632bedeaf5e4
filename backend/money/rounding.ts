import { dinero, halfUp, USD } from 'dinero.js';
import type { Minor } from './minor-units.ts';

// Any currency with two decimals: only the arithmetic is used.
const { calculator } = dinero({ amount: 0, currency: USD });

/** Rounds `amount` × `numerator` ÷ `denominator`, halves up. All are integers, with a product below 2^53. */
export function calculateRoundedShare(amount: Minor, numerator: number, denominator: number): Minor {
  return halfUp(amount * numerator, denominator, calculator) + 0;
}

/**
 * The share of the first `parts` of `of` equal parts, rounded down. The difference of two shares is the share of the parts between them, so
 * that any grouping sums to the whole amount.
 */
export const calculateShare = (amount: Minor, parts: number, of: number): Minor => Math.floor((amount * parts) / of);

/**
 * Splits an amount by weight so that the parts sum to it exactly: parts are rounded down, and the remaining units go to the largest
 * fractions. Parts without weight get nothing. The product of amount and weights must be below 2^53.
 */
export function spreadByWeight(amount: Minor, weights: readonly number[]): Minor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0 || whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => calculateShare(amount, weight, whole));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byFraction = weights.map((weight, index) => ({ index, fraction: (amount * weight) % whole }));
  for (const { index } of byFraction.sort((one, other) => other.fraction - one.fraction).slice(0, left))
    parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
