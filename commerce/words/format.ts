import type { Text } from './text.ts';

export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/**
 * A text with its placeholders filled; of a text that counts, the form for `values.count`. Numbers are written as the language does;
 * a placeholder without a value stays as it is.
 * @param languageTag BCP 47, e.g. "fr-CA".
 */
export function formatText(text: Text, languageTag: string, values: Values = {}): string {
  const form = typeof text === 'string' ? text : (text[pluralOf(languageTag, Number(values.count ?? 0))] ?? text.other);
  return form.replace(PLACEHOLDER, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, languageTag) : String(value);
  });
}

/** The names that a text's placeholders have, in any of its forms. */
export function placeholdersOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values<string>({ ...text });
  return [...new Set(forms.flatMap((form) => [...form.matchAll(PLACEHOLDER)].map(([, name = '']) => name)))].sort();
}

function formatNumber(value: number, languageTag: string): string {
  return remember(numbers, languageTag, () => new Intl.NumberFormat(languageTag)).format(value);
}

/**
 * An amount as shoppers read it: the currency as a code for CAD and as a symbol otherwise.
 * @param amount decimal, as it comes over the wire, e.g. 129.5.
 * @param currency ISO 4217.
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
  const display = currency === 'CAD' ? 'code' : 'symbol';
  return remember(
    numbers,
    `${languageTag} ${currency}`,
    () => new Intl.NumberFormat(languageTag, { style: 'currency', currency, currencyDisplay: display }),
  );
}

function pluralOf(languageTag: string, count: number): Intl.LDMLPluralRule {
  return remember(plurals, languageTag, () => new Intl.PluralRules(languageTag)).select(count);
}

/** Making a formatter costs more than a hundred uses of it. */
function remember<Formatter>(made: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
  const known = made.get(key);
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}
