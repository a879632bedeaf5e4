import type { ParameterRegionHeader } from '#generated/openapi/shared.ts';
import type { BrandConfiguration, LocaleConfiguration, SiteConfiguration } from './configuration.ts';

/** A brand in one locale. Plain data for the browser. */
export interface Site {
  readonly brand: string;
  readonly brandName: string;
  /** Locale of paths, e.g. "en-us". */
  readonly locale: string;
  /** BRAND-COUNTRY, e.g. "TARNFELL-US". */
  readonly siteId: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  /** Locale of calls, e.g. "en_US". */
  readonly wireLocale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly region: ParameterRegionHeader;
  /** ISO 3166, e.g. "US". */
  readonly country: string;
}

/** The brand for a Host header, without its port; the default brand for an unknown host. */
export function getBrandOfHost(sites: SiteConfiguration, host: string): BrandConfiguration {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  const found =
    sites.brands.find(({ id, hosts }) => name === `${id}.localhost` || hosts.includes(name)) ?? findBrand(sites, sites.defaultBrand);
  if (!found) throw new Error(`[cairn] [sites] defaultBrand: unknown brand "${sites.defaultBrand}"`);
  return found;
}

export function findBrand(sites: SiteConfiguration, id: string): BrandConfiguration | undefined {
  return sites.brands.find((brand) => brand.id === id);
}

/** The site of a brand in one of its locales; undefined for other locales. */
export function findSiteOfBrand(sites: SiteConfiguration, brand: BrandConfiguration, path: string): Site | undefined {
  const locale = brand.locales.includes(path) ? sites.locales.find((entry) => entry.path === path) : undefined;
  return locale && getSite(brand, locale);
}

/** The brand's default site; the configuration guarantees that it exists. */
export function getDefaultSite(sites: SiteConfiguration, brand: BrandConfiguration): Site {
  const site = findSiteOfBrand(sites, brand, brand.defaultLocale);
  if (!site) throw new Error(`[cairn] [sites] ${brand.id}: unknown default locale "${brand.defaultLocale}"`);
  return site;
}

/** The site of a siteId such as "SOLVANE-DE": its brand and the first locale in that country. */
export function findSite(sites: SiteConfiguration, siteId: string): Site | undefined {
  const [id = '', country = ''] = siteId.toLowerCase().split('-');
  const brand = findBrand(sites, id);
  const locale = brand?.locales.find((path) => path.endsWith(`-${country}`));
  return brand && locale ? findSiteOfBrand(sites, brand, locale) : undefined;
}

/** One object per site and configuration, so that derived values can be cached by it. */
const described = new WeakMap<BrandConfiguration, Map<LocaleConfiguration, Site>>();

function getSite(brand: BrandConfiguration, locale: LocaleConfiguration): Site {
  const ofBrand = described.get(brand) ?? new Map<LocaleConfiguration, Site>();
  described.set(brand, ofBrand);
  const site = ofBrand.get(locale) ?? Object.freeze(createSite(brand, locale));
  ofBrand.set(locale, site);
  return site;
}

function createSite(brand: BrandConfiguration, locale: LocaleConfiguration): Site {
  const [language = '', country = ''] = locale.path.split('-');
  const COUNTRY = country.toUpperCase();
  return {
    brand: brand.id,
    brandName: brand.name,
    locale: locale.path,
    siteId: `${brand.id.toUpperCase()}-${COUNTRY}`,
    languageTag: `${language}-${COUNTRY}`,
    wireLocale: `${language}_${COUNTRY}`,
    currency: locale.currency,
    region: locale.region,
    country: COUNTRY,
  };
}
