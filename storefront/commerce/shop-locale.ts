import type { SiteLocale } from '#commerce/site/formatters.ts';
import type { Site } from '../site/site.ts';

/** Locale and currency of a site for commerce screens, as plain data. */
export interface ShopLocale extends SiteLocale {
  /** Locale of the calls, e.g. "en_US". */
  readonly wireLocale: string;
}

export function getShopLocale({ locale, languageTag, wireLocale, currency }: Site): ShopLocale {
  return { locale, languageTag, wireLocale, currency };
}

/** Locale names of a site, from the locale of its addresses. */
export function getLocaleNames(locale: string): Omit<ShopLocale, 'currency'> {
  const [language = '', country = ''] = locale.split('-');
  return { locale, languageTag: `${language}-${country.toUpperCase()}`, wireLocale: `${language}_${country.toUpperCase()}` };
}
