import type { ParameterRegionHeader } from '#generated/openapi/shared.ts';
import type { BrandConfiguration, LocaleConfiguration, SiteConfiguration } from './configuration.ts';

/** One brand in one locale: what a request is about. Plain data, fit for the browser. */
export interface Site {
  readonly brand: string;
  readonly brandName: string;
  /** e.g. "en-us". */
  readonly locale: string;
  /** BRAND-COUNTRY, e.g. "TARNFELL-US". */
  readonly siteId: string;
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
  /** As calls write it, e.g. "en_US". */
  readonly wireLocale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly region: ParameterRegionHeader;
  /** ISO 3166, e.g. "US". */
  readonly country: string;
}

/** The brand that a Host header names; an unknown host is the default brand's. The port does not matter. */
export function brandOfHost(sites: SiteConfiguration, host: string): BrandConfiguration {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  const found =
    sites.brands.find(({ id, hosts }) => name === `${id}.localhost` || hosts.includes(name)) ?? brandById(sites, sites.defaultBrand);
  if (!found) throw new Error(`[cairn] [sites] defaultBrand: there is no brand "${sites.defaultBrand}"`);
  return found;
}

export function brandById(sites: SiteConfiguration, id: string): BrandConfiguration | undefined {
  return sites.brands.find((brand) => brand.id === id);
}

/** The site of a brand in one of its locales; undefined when the brand does not have that locale. */
export function siteOf(sites: SiteConfiguration, brand: BrandConfiguration, path: string): Site | undefined {
  const locale = brand.locales.includes(path) ? sites.locales.find((entry) => entry.path === path) : undefined;
  return locale && describeSite(brand, locale);
}

/** The brand's default site; configuration guarantees that there is one. */
export function defaultSite(sites: SiteConfiguration, brand: BrandConfiguration): Site {
  const site = siteOf(sites, brand, brand.defaultLocale);
  if (!site) throw new Error(`[cairn] [sites] ${brand.id}: does not have its default locale "${brand.defaultLocale}"`);
  return site;
}

/** The brand of a siteId such as "SOLVANE-DE", and its first locale in that country. */
export function siteById(sites: SiteConfiguration, siteId: string): Site | undefined {
  const [id = '', country = ''] = siteId.toLowerCase().split('-');
  const brand = brandById(sites, id);
  const locale = brand?.locales.find((path) => path.endsWith(`-${country}`));
  return brand && locale ? siteOf(sites, brand, locale) : undefined;
}

/** One object a site for as long as its configuration lives, so that what is worked out of it can be kept beside it. */
const described = new WeakMap<BrandConfiguration, Map<LocaleConfiguration, Site>>();

function describeSite(brand: BrandConfiguration, locale: LocaleConfiguration): Site {
  const ofBrand = described.get(brand) ?? new Map<LocaleConfiguration, Site>();
  described.set(brand, ofBrand);
  const site = ofBrand.get(locale) ?? Object.freeze(siteIn(brand, locale));
  ofBrand.set(locale, site);
  return site;
}

function siteIn(brand: BrandConfiguration, locale: LocaleConfiguration): Site {
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
