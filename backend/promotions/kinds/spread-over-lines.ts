import type { Minor } from '../../money/minor-units.ts';
import { spreadByWeight } from '../../money/rounding.ts';
import type { LineDiscount, RewardLine } from './promotion-kind.ts';

export const sumOfLeft = (lines: readonly RewardLine[]): Minor => lines.reduce((sum, { leftMinor }) => sum + leftMinor, 0);

/** Spreads a discount over lines in proportion to their remaining prices, at most up to their sum. */
export function spreadOverLines(lines: readonly RewardLine[], minor: Minor): readonly LineDiscount[] {
  const weights = lines.map(({ leftMinor }) => leftMinor);
  const parts = spreadByWeight(Math.min(minor, sumOfLeft(lines)), weights);
  return lines.map(({ index }, place) => ({ index, minor: parts[place] ?? 0 }));
}
