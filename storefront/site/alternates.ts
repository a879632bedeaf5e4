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

/** The same page in every locale of the brand, at one path. */
export function alternates(
  { locales, defaultLocale }: Pick<BrandConfiguration, 'locales' | 'defaultLocale'>,
  origin: string,
  path: string,
): readonly Alternate[] {
  return alternatesAt(new Map(locales.map((locale) => [locale, path])), defaultLocale, origin);
}

/** A page at its paths by locale; x-default is "/" for the home page, which picks a locale, otherwise the default locale's, where it has the page. */
export function alternatesAt(paths: ReadonlyMap<string, string>, defaultLocale: string, origin: string): readonly Alternate[] {
  const each = [...paths].map(([locale, path]) => ({ hrefLang: toLanguageTag(locale), href: pageUrl(origin, locale, path) }));
  const standard = paths.get(defaultLocale);
  if (standard === undefined) return each;
  return [...each, { hrefLang: 'x-default', href: standard === '' ? `${origin}/` : pageUrl(origin, defaultLocale, standard) }];
}

function toLanguageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}-${country.toUpperCase()}`;
}
