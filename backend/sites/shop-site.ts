import type { CallContext } from '../router/call-context.ts';
import { badRequest } from '../router/call-error.ts';

export type ShopLanguage = 'en' | 'fr' | 'de';

/** A brand's shop in a country. */
export interface ShopSite {
  readonly id: string;
  readonly brand: 'tarnfell' | 'solvane';
  readonly brandName: string;
  readonly country: string;
  readonly currency: string;
  /** In which its days begin and end. */
  readonly timeZone: string;
  /** The first is its own. */
  readonly languages: readonly [ShopLanguage, ...ShopLanguage[]];
  /** Where its pages live, for links that leave the shop. */
  readonly origin: string;
}

const countries = [
  { country: 'US', currency: 'USD', timeZone: 'America/New_York', languages: ['en'] },
  { country: 'CA', currency: 'CAD', timeZone: 'America/Toronto', languages: ['en', 'fr'] },
  { country: 'GB', currency: 'GBP', timeZone: 'Europe/London', languages: ['en'] },
  { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', languages: ['de'] },
] as const;

const sitesOf = (brand: ShopSite['brand'], brandName: string): ShopSite[] =>
  countries.map((entry) => ({
    ...entry,
    id: `${brand.toUpperCase()}-${entry.country}`,
    brand,
    brandName,
    origin: `https://${brand}.example`,
  }));

export const shopSites: readonly ShopSite[] = [...sitesOf('tarnfell', 'Tarnfell'), ...sitesOf('solvane', 'Solvane')];

/** Where links in mails lead: the origin of a site's pages, without a slash at its end. */
export type LinkOrigin = (site: ShopSite) => string;

/** A site of the brand, its first where none is named. Throws 400 for a brand that is none of ours. */
export function siteOfBrand(brand: string, siteId: string | undefined): ShopSite {
  const ofBrand = shopSites.filter((site) => site.brand === brand);
  const found = ofBrand.find(({ id }) => id === siteId) ?? ofBrand[0];
  if (!found) throw badRequest([`header.brand: there is no brand "${brand}"`]);
  return found;
}

/** The brand's site where a locale such as fr-ca is spoken. */
export function siteOfLocale(brand: string, locale: string): ShopSite {
  return siteOfBrand(brand, `${brand}-${locale.split('-')[1]}`.toUpperCase());
}

const byId = new Map(shopSites.map((site) => [site.id, site]));

/** A site, and which of its languages to speak. */
export interface ShopContext {
  readonly site: ShopSite;
  readonly language: ShopLanguage;
  /** As links write it, e.g. fr-ca. */
  readonly locale: string;
}

export function shopIn(site: ShopSite, language: ShopLanguage): ShopContext {
  return { site, language, locale: `${language}-${site.country.toLowerCase()}` };
}

/** The site of header siteid, in the call's language where the site speaks it, else in the site's own. Throws 400 without a known site. */
export function shopOf({ siteId, locale }: Pick<CallContext, 'siteId' | 'locale'>): ShopContext {
  if (!siteId) throw badRequest(['header.siteid: is required']);
  const site = byId.get(siteId);
  if (!site) throw badRequest([`header.siteid: there is no site "${siteId}"`]);
  const requested = locale?.split('-')[0];
  const language = site.languages.find((known) => known === requested) ?? site.languages[0];
  return shopIn(site, language);
}
