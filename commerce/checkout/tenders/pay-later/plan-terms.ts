import type { Instalment } from '#generated/openapi/shared.ts';

/** Terms of a pay-later plan as a site shows them where there is no cart; amounts are decimal. */
export interface PlanTerms {
  /** Equal payments. */
  readonly payments: number;
  /** Days between two of them. */
  readonly days: number;
  readonly min: number;
  readonly max: number;
}

/** Equal payments of an amount; the first has what cannot be divided. Undefined where no plan is possible. */
export function planOf(amount: number, { payments, days, min, max }: PlanTerms, currency: string): readonly Instalment[] | undefined {
  if (payments < 2 || amount < min || amount > max) return undefined;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const unit = 10 ** digits;
  const total = Math.round(amount * unit);
  const part = Math.floor(total / payments);
  return Array.from({ length: payments }, (_, index) => ({
    amount: (index === 0 ? total - part * (payments - 1) : part) / unit,
    dueInDays: index * days,
  }));
}
