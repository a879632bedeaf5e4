import type { BrandConfiguration } from './configuration.ts';

export interface Alternate {
  /** BCP 47, or "x-default". */
  readonly hrefLang: string;
  readonly href: string;
}

/** Absolute URL of a page: `path` is the part behind the locale, "" for the home page, otherwise with a leading slash. */
export function getPageUrl(origin: string, locale: string, path: string): string {
  return `${origin}/${locale}${path}`;
}

/** The alternates of a page with the same path in every locale of the brand. */
export function createAlternates(
  { locales, defaultLocale }: Pick<BrandConfiguration, 'locales' | 'defaultLocale'>,
  origin: string,
  path: string,
): readonly Alternate[] {
  return createAlternatesAt(new Map(locales.map((locale) => [locale, path])), defaultLocale, origin);
}

/**
 * The alternates of a page by locale. x-default is "/" for the home page, which chooses a locale, otherwise the page in the default locale,
 * if it exists.
 */
export function createAlternatesAt(paths: ReadonlyMap<string, string>, defaultLocale: string, origin: string): readonly Alternate[] {
  const each = [...paths].map(([locale, path]) => ({ hrefLang: toLanguageTag(locale), href: getPageUrl(origin, locale, path) }));
  const standard = paths.get(defaultLocale);
  if (standard === undefined) return each;
  return [...each, { hrefLang: 'x-default', href: standard === '' ? `${origin}/` : getPageUrl(origin, defaultLocale, standard) }];
}

function toLanguageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}-${country.toUpperCase()}`;
}
