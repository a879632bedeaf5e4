import { formatMoney } from '#messages/format/money.ts';
import { getShopHref } from '../catalog/shop-href.ts';

/** Locale of a site; plain data. */
export interface SiteLocale {
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  /** BCP 47, e.g. "fr-CA". */
  readonly languageTag: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Formats amounts and URLs for a screen. */
export interface Formatters {
  readonly languageTag: string;
  /** @param amount decimal, as in responses */
  readonly money: (amount: number) => string;
  /** Adds the page's locale to an in-shop path such as "/cart". */
  readonly href: (path: string) => string;
}

export function createFormatters({ locale, languageTag, currency }: SiteLocale): Formatters {
  return {
    languageTag,
    money: (amount) => formatMoney(amount, currency, languageTag),
    href: (path) => getShopHref(locale, path),
  };
}
