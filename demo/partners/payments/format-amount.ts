import type { Amount } from './requests.ts';

/** Formats an amount for a locale, e.g. `129,00 €`. */
export function formatAmount({ amountMinor, currency }: Amount, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amountMinor / 10 ** maximumFractionDigits);
}
