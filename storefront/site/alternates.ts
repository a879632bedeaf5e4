import type { BrandConfiguration } from './configuration.ts';

export interface Alternate {
  /** BCP 47, or "x-default". */
  readonly hrefLang: string;
  readonly href: string;
}

/** Absolute address of a page: `path` is the part behind the locale, "" for the home page, otherwise with its slash in front. */
export function pageUrl(origin: string, locale: string, path: string): string {
  return `${origin}/${locale}${path}`;
}

/** The same page in every locale of the brand; x-default is "/" for the home page, which picks a locale, otherwise the default one. */
export function alternates(
  brand: Pick<BrandConfiguration, 'locales' | 'defaultLocale'>,
  origin: string,
  path: string,
): readonly Alternate[] {
  const each = brand.locales.map((locale) => ({ hrefLang: toLanguageTag(locale), href: pageUrl(origin, locale, path) }));
  return [...each, { hrefLang: 'x-default', href: path === '' ? `${origin}/` : pageUrl(origin, brand.defaultLocale, path) }];
}

function toLanguageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}-${country.toUpperCase()}`;
}
