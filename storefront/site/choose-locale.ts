import type { BrandConfiguration } from './configuration.ts';

/** The cookie that remembers which locale a visitor chose. */
export const localeCookie = 'locale';

/**
 * The locale to lead a visitor of "/" to: the remembered choice, otherwise the best match of Accept-Language by quality (language and
 * country before language alone), otherwise the brand's default.
 */
export function chooseLocale(brand: BrandConfiguration, remembered: string | undefined, acceptLanguage: string | null): string {
  if (remembered !== undefined && brand.locales.includes(remembered)) return remembered;
  for (const tag of parseAcceptLanguage(acceptLanguage ?? '')) {
    const language = tag.split('-')[0] ?? '';
    const found = brand.locales.find((path) => path === tag) ?? firstOfLanguage(brand, language);
    if (found) return found;
  }
  return brand.defaultLocale;
}

/** Among the locales of one language the default comes first. */
function firstOfLanguage(brand: BrandConfiguration, language: string): string | undefined {
  const speaks = (path: string) => path.startsWith(`${language}-`);
  return speaks(brand.defaultLocale) ? brand.defaultLocale : brand.locales.find(speaks);
}

/** Language tags in lower case, best first; those with quality 0 are left out. */
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
