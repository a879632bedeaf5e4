import type { Amount } from '../requests.ts';

export const planProvider = 'Fernpay';

export interface PlanTerms {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Due dates of the equal parts, in days after the order. */
  readonly dueInDays: readonly number[];
}

const inFour = [0, 14, 28, 42];
const inThree = [0, 30, 60];

const termsByCurrency: Readonly<Record<string, PlanTerms & { readonly countries: readonly string[] }>> = {
  USD: { countries: ['US'], minMinor: 3500, maxMinor: 150_000, dueInDays: inFour },
  CAD: { countries: ['CA'], minMinor: 3500, maxMinor: 150_000, dueInDays: inFour },
  GBP: { countries: ['GB'], minMinor: 3000, maxMinor: 100_000, dueInDays: inThree },
  EUR: { countries: ['DE', 'FR'], minMinor: 3000, maxMinor: 100_000, dueInDays: inThree },
};

/** Undefined when Fernpay offers no plans. */
export function getPlanTerms(currency: string, country?: string): PlanTerms | undefined {
  const terms = termsByCurrency[currency];
  if (!terms || (country !== undefined && !terms.countries.includes(country))) return undefined;
  const { minMinor, maxMinor, dueInDays } = terms;
  return { minMinor, maxMinor, dueInDays };
}

/** Returns whether a plan can pay this amount. */
export function isEligible({ amountMinor, currency }: Amount): boolean {
  const terms = getPlanTerms(currency);
  return terms !== undefined && amountMinor >= terms.minMinor && amountMinor <= terms.maxMinor;
}

/** Splits into equal parts; the first includes the remainder of the division. */
export function computeInstallments({
  amountMinor,
  currency,
}: Amount): readonly { readonly amountMinor: number; readonly dueInDays: number }[] {
  const { dueInDays = [0] } = getPlanTerms(currency) ?? {};
  const part = Math.floor(amountMinor / dueInDays.length);
  const first = amountMinor - part * (dueInDays.length - 1);
  return dueInDays.map((days, index) => ({ amountMinor: index === 0 ? first : part, dueInDays: days }));
}
