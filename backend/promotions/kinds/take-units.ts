import type { Minor } from '../../money/minor-units.ts';
import { calculateRoundedShare } from '../../money/rounding.ts';
import type { RewardLine } from './promotion-kind.ts';

/** Units of a line, with their remaining price. */
export interface TakenUnits {
  readonly index: number;
  readonly units: number;
  readonly minor: Minor;
}

export const countUnits = (lines: readonly RewardLine[]): number => lines.reduce((sum, { line }) => sum + line.qty, 0);

/** Compares the remaining prices per unit; equal ones preserve the order of lines. */
const compareByUnitPrice = (one: RewardLine, other: RewardLine): number =>
  one.leftMinor * other.line.qty - other.leftMinor * one.line.qty || one.index - other.index;

/** Takes a number of units, cheapest or most expensive first. */
export function takeUnits(lines: readonly RewardLine[], units: number, first: 'cheapest' | 'most expensive'): readonly TakenUnits[] {
  const sorted = first === 'cheapest' ? lines.toSorted(compareByUnitPrice) : lines.toSorted((one, other) => compareByUnitPrice(other, one));
  let left = units;
  return sorted.flatMap(({ index, line, leftMinor }) => {
    const taken = Math.min(left, line.qty);
    left -= taken;
    return taken === 0 ? [] : [{ index, units: taken, minor: calculateRoundedShare(leftMinor, taken, line.qty) }];
  });
}
