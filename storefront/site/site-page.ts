import type { BrandConfiguration, SiteConfiguration } from './configuration.ts';
import { parseOwnPath } from './parse-own-path.ts';
import { findSiteOfBrand, type Site } from './site.ts';

/** A page of one of a brand's sites. */
export interface SitePage {
  readonly site: Site;
  /** Path behind the locale: "" for the home page, otherwise with a leading slash. */
  readonly path: string;
  /** The query with its "?", or "". */
  readonly search: string;
}

/** Parses a path such as "/en-us/p/shell-TFR10ARA"; undefined for any address outside the brand's sites. */
export function parseSitePage(requested: string | null, sites: SiteConfiguration, brand: BrandConfiguration): SitePage | undefined {
  const site = findSiteOfBrand(sites, brand, requested?.split(/[/?#]/)[1] ?? '');
  if (!site) return undefined;
  const own = parseOwnPath(requested, site);
  if (own === undefined) return undefined;
  const [path = '', query] = own.slice(`/${site.locale}`.length).split('?', 2);
  return { site, path: path.replace(/\/+$/, ''), search: query === undefined || query === '' ? '' : `?${query}` };
}
