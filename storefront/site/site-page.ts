import type { BrandConfiguration, SiteConfiguration } from './configuration.ts';
import { ownPath } from './own-path.ts';
import { siteOf, type Site } from './site.ts';

/** A page of one of a brand's sites. */
export interface SitePage {
  readonly site: Site;
  /** Path behind the locale: "" for the home page, otherwise with a leading slash. */
  readonly path: string;
  /** The query with its "?", or "". */
  readonly search: string;
}

/** Parses a path such as "/en-us/p/shell-TFR10ARA"; undefined for any address outside the brand's sites. */
export function sitePageOf(asked: string | null, sites: SiteConfiguration, brand: BrandConfiguration): SitePage | undefined {
  const site = siteOf(sites, brand, asked?.split(/[/?#]/)[1] ?? '');
  if (!site) return undefined;
  const own = ownPath(asked, site);
  if (own === undefined) return undefined;
  const [path = '', query] = own.slice(`/${site.locale}`.length).split('?', 2);
  return { site, path: path.replace(/\/+$/, ''), search: query === undefined || query === '' ? '' : `?${query}` };
}
