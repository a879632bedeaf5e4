import type { Minor } from './minor-units.ts';

/** What has been spent of a yearly cap or credit, and in which year. */
export interface AnnualSpend {
  readonly currentSpendMinor: Minor;
  readonly spendYear: number;
}

/** The year that caps and credits are for: it begins at midnight UTC, for all hosts and sites at once. */
export const yearOf = (now: Date): number => now.getUTCFullYear();

/** What has been spent in a year; what was spent in an earlier one counts no more. */
export function spentIn(year: number, { currentSpendMinor, spendYear }: AnnualSpend): Minor {
  return spendYear === year ? currentSpendMinor : 0;
}
