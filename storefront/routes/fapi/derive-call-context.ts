import type { RequestContext } from '../../request/request-context.ts';
import { findBrand, findSite, findSiteOfBrand, type Site } from '../../site/site.ts';

/**
 * Derives the context of an internal call, whose path has no locale: the query or headers siteId and locale ("fr_CA") name its site, or
 * else the host's brand with its default locale.
 */
export function deriveCallContext(context: RequestContext): RequestContext {
  const { sites } = context.services;
  const query = context.url.searchParams;
  const siteId = query.get('siteId') ?? context.headers.get('siteid') ?? '';
  const named = findSite(sites, siteId);
  const brand = (named && findBrand(sites, named.brand)) ?? context.brand;
  const wire = query.get('locale') ?? context.headers.get('locale') ?? '';
  const requested = findSiteOfBrand(sites, brand, wire.toLowerCase().replace('_', '-'));
  return context.derive({ brand, site: selectConsistentSite(requested, named) ?? named ?? requested ?? context.site });
}

/** The locale applies only in the country of the siteId. */
function selectConsistentSite(requested: Site | undefined, named: Site | undefined): Site | undefined {
  return requested && named && requested.siteId === named.siteId ? requested : undefined;
}
