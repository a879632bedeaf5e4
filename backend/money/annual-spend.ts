import type { Minor } from './minor-units.ts';

/** Amount spent of a yearly cap or credit, and its year. */
export interface AnnualSpend {
  readonly currentSpendMinor: Minor;
  readonly spendYear: number;
}

/** The year of caps and credits. It begins at midnight UTC on all servers and sites. */
export const getSpendYear = (now: Date): number => now.getUTCFullYear();

/** The amount spent in a year; 0 if the last spend was in an earlier year. */
export function getSpend(year: number, { currentSpendMinor, spendYear }: AnnualSpend): Minor {
  return spendYear === year ? currentSpendMinor : 0;
}
