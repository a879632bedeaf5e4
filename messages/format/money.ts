import { remember } from './remember.ts';

type Digits = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits'>;

/**
 * Formats an amount for shoppers: Canadian dollars with their code, because the United States use the same symbol; other currencies with
 * their symbol.
 * @param amount decimal, as in responses, e.g. 129.5
 * @param currency ISO 4217
 * @param languageTag BCP 47, e.g. "fr-CA"
 */
export function formatMoney(amount: number, currency: string, languageTag: string, digits?: Digits): string {
  return getMoneyFormat(currency, languageTag, digits).format(amount);
}

/** "$80.00 – $120.00"; one amount if both are the same. */
export function formatMoneyRange(low: number, high: number, currency: string, languageTag: string, digits?: Digits): string {
  const format = getMoneyFormat(currency, languageTag, digits);
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? from : format.formatRange(low, high);
}

function getMoneyFormat(currency: string, languageTag: string, digits: Digits = {}): Intl.NumberFormat {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol';
  const options = { style: 'currency', currency, currencyDisplay, ...digits } as const;
  return remember(`${languageTag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(languageTag, options));
}
