import type { SiteLocale } from '#commerce/site/formatters.ts';
import type { Site } from '../site/site.ts';

/** What a commerce screen must know of its site; plain data for the browser. */
export interface ShopLocale extends SiteLocale {
  /** As calls write it, e.g. "en_US". */
  readonly wireLocale: string;
}

export function shopLocaleOf({ locale, languageTag, wireLocale, currency }: Site): ShopLocale {
  return { locale, languageTag, wireLocale, currency };
}

/** A site's names, from the locale of its addresses. */
export function namesOf(locale: string): Omit<ShopLocale, 'currency'> {
  const [language = '', country = ''] = locale.split('-');
  return { locale, languageTag: `${language}-${country.toUpperCase()}`, wireLocale: `${language}_${country.toUpperCase()}` };
}
