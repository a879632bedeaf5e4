import { remember } from './remember.ts';

/**
 * An amount as shoppers read it: Canadian dollars with their code, since their symbol is also that of the United States'; other currencies with their symbol.
 * @param amount decimal, as it comes over the wire, e.g. 129.5.
 * @param currency ISO 4217.
 * @param languageTag BCP 47, e.g. "fr-CA".
 */
export function formatMoney(amount: number, currency: string, languageTag: string): string {
  return moneyFormat(currency, languageTag).format(amount);
}

/** "$80.00 – $120.00"; one amount where both are the same. */
export function formatMoneyRange(low: number, high: number, currency: string, languageTag: string): string {
  const format = moneyFormat(currency, languageTag);
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? from : format.formatRange(low, high);
}

function moneyFormat(currency: string, languageTag: string): Intl.NumberFormat {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol';
  return remember(
    `${languageTag} money ${currency}`,
    () => new Intl.NumberFormat(languageTag, { style: 'currency', currency, currencyDisplay }),
  );
}
