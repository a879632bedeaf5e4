import type { BrandConfiguration } from './configuration.ts';

/** The cookie that stores the visitor's locale. */
export const localeCookie = 'locale';

/**
 * The locale for a visitor of "/": the stored one, or else the best match of Accept-Language by quality (language and country before
 * language alone), or else the brand's default.
 */
export function chooseLocale(brand: BrandConfiguration, remembered: string | undefined, acceptLanguage: string | null): string {
  if (remembered !== undefined && brand.locales.includes(remembered)) return remembered;
  for (const tag of parseAcceptLanguage(acceptLanguage ?? '')) {
    const language = tag.split('-')[0] ?? '';
    const found = brand.locales.find((path) => path === tag) ?? findLocaleOfLanguage(brand, language);
    if (found) return found;
  }
  return brand.defaultLocale;
}

/** The brand's default has priority among the locales of a language. */
function findLocaleOfLanguage(brand: BrandConfiguration, language: string): string | undefined {
  const hasLanguage = (path: string) => path.startsWith(`${language}-`);
  return hasLanguage(brand.defaultLocale) ? brand.defaultLocale : brand.locales.find(hasLanguage);
}

/** Language tags in lower case, best first, without those of quality 0. */
function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
