import type { RequestFacts } from '../../request/request.ts';
import type { SiteConfiguration } from '../../site/configuration.ts';
import { brandById, siteById, siteOf, type Site } from '../../site/site.ts';

/**
 * An internal call has no locale in its path: it names its site by the siteId query or header, and its locale by the locale query or header
 * ("fr_CA"); the host name's brand and its default locale stand in.
 */
export function factsOfCall(facts: RequestFacts, sites: SiteConfiguration): RequestFacts {
  const query = facts.url.searchParams;
  const siteId = query.get('siteId') ?? facts.headers.get('siteid') ?? '';
  const named = siteById(sites, siteId);
  const brand = (named && brandById(sites, named.brand)) ?? facts.brand;
  const wire = query.get('locale') ?? facts.headers.get('locale') ?? '';
  const asked = siteOf(sites, brand, wire.toLowerCase().replace('_', '-'));
  return { ...facts, brand, site: consistent(asked, named) ?? named ?? asked ?? facts.site };
}

/** The locale counts only in the country that the siteId names. */
function consistent(asked: Site | undefined, named: Site | undefined): Site | undefined {
  return asked && named && asked.siteId === named.siteId ? asked : undefined;
}
