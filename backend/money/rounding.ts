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

/** Parts of equal weight. */
interface EqualParts {
  readonly weight: number;
  readonly count: number;
}

/** The remainder of `amount` × `weight` ÷ `total`, and the quotient. Exact for any safe integers. */
function divideShare(amount: Minor, weight: number, total: number): readonly [rest: number, whole: Minor] {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) return [product % total, (product - (product % total)) / total];
  const exact = BigInt(amount) * BigInt(weight);
  return [Number(exact % BigInt(total)), Number(exact / BigInt(total))];
}

/**
 * Splits an amount over parts by weight. Each part is rounded down; the remaining units go to the parts with the largest fractions, the
 * earlier entry first. Returns the sum of the parts of each entry. Parts without weight get nothing.
 */
export function spreadOverParts(amount: Minor, entries: readonly EqualParts[]): Minor[] {
  let total = 0;
  for (const { weight, count } of entries) total += weight * count;
  if (amount === 0 || total === 0) return entries.map(() => 0);
  const rests: number[] = [];
  let left = amount;
  const sums = entries.map(({ weight, count }) => {
    const [rest, whole] = divideShare(amount, weight, total);
    rests.push(rest);
    left -= whole * count;
    return whole * count;
  });
  if (left === 0) return sums;
  for (const index of Array.from(rests.keys()).sort((one, other) => (rests[other] ?? 0) - (rests[one] ?? 0) || one - other)) {
    const more = Math.min(left, entries[index]?.count ?? 0);
    sums[index] = (sums[index] ?? 0) + more;
    left -= more;
    if (left === 0) break;
  }
  return sums;
}

/** Splits an amount by weight so that the parts sum to it exactly. */
export const spreadByWeight = (amount: Minor, weights: readonly number[]): Minor[] =>
  spreadOverParts(
    amount,
    weights.map((weight) => ({ weight, count: 1 })),
  );
