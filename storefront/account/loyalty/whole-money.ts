import { formatMoney } from '#messages/format/money.ts';

/** Leaves out zero cents: "$12", but "$12.50". */
export function formatWholeMoney(amount: number, currency: string, languageTag: string): string {
  return formatMoney(amount, currency, languageTag, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : undefined);
}
