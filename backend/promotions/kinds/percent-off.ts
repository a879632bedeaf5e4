import type { Minor } from '../../money/minor-units.ts';
import { calculateRoundedShare } from '../../money/rounding.ts';

/** A percentage of a price. Percentages have at most one decimal. */
export const calculatePercentage = (minor: Minor, percent: number): Minor => calculateRoundedShare(minor, Math.round(percent * 10), 1000);
