import type { Minor } from '../../money/minor-units.ts';
import { spread } from '../../money/rounding.ts';
import type { LineDiscount, RewardLine } from './promotion-kind.ts';

export const sumOfLeft = (lines: readonly RewardLine[]): Minor => lines.reduce((sum, { leftMinor }) => sum + leftMinor, 0);

/** Spreads a discount over lines by their remaining prices, and takes at most all of these. */
export function spreadOverLines(lines: readonly RewardLine[], minor: Minor): readonly LineDiscount[] {
  const weights = lines.map(({ leftMinor }) => leftMinor);
  const parts = spread(Math.min(minor, sumOfLeft(lines)), weights);
  return lines.map(({ index }, place) => ({ index, minor: parts[place] ?? 0 }));
}
