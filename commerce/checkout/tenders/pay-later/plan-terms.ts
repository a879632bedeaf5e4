import type { Installment } from '#generated/openapi/shared.ts';

/** Terms of a site's pay-later plan for use without a cart; amounts are decimal. */
export interface PlanTerms {
  /** Number of equal payments. */
  readonly payments: number;
  /** Days between payments. */
  readonly days: number;
  readonly min: number;
  readonly max: number;
}

/** Divides an amount into equal payments; the first includes the remainder. Undefined if no plan is possible. */
export function createPlan(amount: number, { payments, days, min, max }: PlanTerms, currency: string): readonly Installment[] | undefined {
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
