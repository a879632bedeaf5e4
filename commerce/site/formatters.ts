import { formatMoney } from '#messages/format/money.ts';
import { shopHref } from '../catalog/shop-href.ts';

/** The site that a screen stands on; plain data. */
export interface SiteLocale {
  /** As in addresses, e.g. "en-us". */
  readonly locale: string;
  /** BCP 47, e.g. "fr-CA". */
  readonly languageTag: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** How a screen writes amounts and addresses. */
export interface Formatters {
  readonly languageTag: string;
  /** @param amount decimal, as it comes over the wire. */
  readonly money: (amount: number) => string;
  /** An in-shop path such as "/cart" in the locale of the page. */
  readonly href: (path: string) => string;
}

export function createFormatters({ locale, languageTag, currency }: SiteLocale): Formatters {
  return {
    languageTag,
    money: (amount) => formatMoney(amount, currency, languageTag),
    href: (path) => shopHref(locale, path),
  };
}
