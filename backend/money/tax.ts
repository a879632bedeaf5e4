import type { Minor } from './minor-units.ts';
import { roundedShare } from './rounding.ts';
import { taxCountries, type TaxRegion } from './tax-regions.ts';

/** Whole of a rate: 100 %. */
const whole = 100_000;

export interface TaxRule extends TaxRegion {
  /** Whether prices hold the tax already. */
  readonly included: boolean;
}

/** The rule of a country and, where it has them, a state or province; a country that is sold to nowhere is untaxed. */
export function taxRuleOf(country: string, region: string | undefined): TaxRule {
  const found = taxCountries[country];
  if (!found) return { included: false, rate: 0, shipping: false };
  return { included: found.included, ...(found.regions[region?.toUpperCase() ?? ''] ?? found.general) };
}

/** The tax on an amount, or the tax that it holds already. */
export function taxOn(amount: Minor, { included, rate }: Pick<TaxRule, 'included' | 'rate'>): Minor {
  return roundedShare(amount, rate, included ? whole + rate : whole);
}
