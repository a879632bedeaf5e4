import type { Minor } from './minor-units.ts';
import { calculateRoundedShare } from './rounding.ts';
import { taxCountries, type TaxRegion } from './tax-regions.ts';

/** The rate of 100 %. */
const FULL_RATE = 100_000;

export interface TaxRule extends TaxRegion {
  /** True if prices include the tax. */
  readonly included: boolean;
}

/** Returns the tax rule of a country and its state or province. Countries without a shop are untaxed. */
export function getTaxRule(country: string, region: string | undefined): TaxRule {
  const found = taxCountries[country];
  if (!found) return { included: false, rate: 0, shipping: false };
  return { included: found.included, ...(found.regions[region?.toUpperCase() ?? ''] ?? found.general) };
}

/** The tax on an amount, or the tax that it includes. */
export function calculateTax(amount: Minor, { included, rate }: Pick<TaxRule, 'included' | 'rate'>): Minor {
  return calculateRoundedShare(amount, rate, included ? FULL_RATE + rate : FULL_RATE);
}
