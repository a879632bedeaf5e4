import { formatMoney, formatText, type Values } from '../words/format.ts';
import type { Text } from '../words/text.ts';
import type { FeatureWords } from '../words/words-for.ts';

export type CartWords = FeatureWords['cart'];

/** How a screen speaks: its language, currency and addresses. */
export interface Speech {
  /** BCP 47, e.g. "fr-CA". */
  readonly languageTag: string;
  readonly say: (text: Text, values?: Values) => string;
  /** @param amount decimal, as it comes over the wire. */
  readonly money: (amount: number) => string;
  /** An in-shop path such as "/cart" in the locale of the page. */
  readonly href: (path: string) => string;
}

export interface Place {
  /** As in addresses, e.g. "en-us". */
  readonly locale: string;
  readonly languageTag: string;
  /** ISO 4217. */
  readonly currency: string;
}

export function createSpeech({ locale, languageTag, currency }: Place): Speech {
  return {
    languageTag,
    say: (text, values) => formatText(text, languageTag, values),
    money: (amount) => formatMoney(amount, currency, languageTag),
    href: (path) => `/${locale}${path === '/' ? '' : path}`,
  };
}
