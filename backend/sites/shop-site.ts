import type { CallContext } from '../router/call-context.ts';
import { createBadRequestError } from '../router/call-error.ts';

export type ShopLanguage = 'en' | 'fr' | 'de';

/** A brand's shop in a country. */
export interface ShopSite {
  readonly id: string;
  readonly brand: 'tarnfell' | 'solvane';
  readonly brandName: string;
  readonly country: string;
  readonly currency: string;
  /** Defines when the site's days start and end. */
  readonly timeZone: string;
  /** The first one is the site's default. */
  readonly languages: readonly [ShopLanguage, ...ShopLanguage[]];
  /** Origin of its pages, for links from outside the shop. */
  readonly origin: string;
}

const countries = [
  { country: 'US', currency: 'USD', timeZone: 'America/New_York', languages: ['en'] },
  { country: 'CA', currency: 'CAD', timeZone: 'America/Toronto', languages: ['en', 'fr'] },
  { country: 'GB', currency: 'GBP', timeZone: 'Europe/London', languages: ['en'] },
  { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', languages: ['de'] },
] as const;

const createSites = (brand: ShopSite['brand'], brandName: string): ShopSite[] =>
  countries.map((entry) => ({
    ...entry,
    id: `${brand.toUpperCase()}-${entry.country}`,
    brand,
    brandName,
    origin: `https://${brand}.example`,
  }));

export const shopSites: readonly ShopSite[] = [...createSites('tarnfell', 'Tarnfell'), ...createSites('solvane', 'Solvane')];

/** Returns the origin of a site's pages for links in mails, without a trailing slash. */
export type LinkOrigin = (site: ShopSite) => string;

/**
 * Returns a site of the brand, by default its first.
 * @throws 400 for an unknown brand
 */
export function getSiteOfBrand(brand: string, siteId: string | undefined): ShopSite {
  const ofBrand = shopSites.filter((site) => site.brand === brand);
  const found = ofBrand.find(({ id }) => id === siteId) ?? ofBrand[0];
  if (!found) throw createBadRequestError([`header.brand: there is no brand "${brand}"`]);
  return found;
}

/** Returns the brand's site with a locale such as fr-ca. */
export function getSiteOfLocale(brand: string, locale: string): ShopSite {
  return getSiteOfBrand(brand, `${brand}-${locale.split('-')[1]}`.toUpperCase());
}

const byId = new Map(shopSites.map((site) => [site.id, site]));

/** A site and one of its languages. */
export interface ShopContext {
  readonly site: ShopSite;
  readonly language: ShopLanguage;
  /** In the form of URLs, e.g. fr-ca. */
  readonly locale: string;
}

export function createShopContext(site: ShopSite, language: ShopLanguage): ShopContext {
  return { site, language, locale: `${language}-${site.country.toLowerCase()}` };
}

/**
 * Returns the site of the siteid header in the call's language, or in the site's default if it lacks that language.
 * @throws 400 without a known site
 */
export function getShopContext({ siteId, locale }: Pick<CallContext, 'siteId' | 'locale'>): ShopContext {
  if (!siteId) throw createBadRequestError(['header.siteid: is required']);
  const site = byId.get(siteId);
  if (!site) throw createBadRequestError([`header.siteid: there is no site "${siteId}"`]);
  const requested = locale?.split('-')[0];
  const language = site.languages.find((known) => known === requested) ?? site.languages[0];
  return createShopContext(site, language);
}
