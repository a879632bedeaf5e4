import type { RequestContext } from '../../request/request-context.ts';
import { brandById, siteById, siteOf, type Site } from '../../site/site.ts';

/**
 * An internal call has no locale in its path: it names its site by the siteId query or header, and its locale by the locale query or header
 * ("fr_CA"); the host name's brand and its default locale stand in.
 */
export function contextOfCall(context: RequestContext): RequestContext {
  const { sites } = context.services;
  const query = context.url.searchParams;
  const siteId = query.get('siteId') ?? context.headers.get('siteid') ?? '';
  const named = siteById(sites, siteId);
  const brand = (named && brandById(sites, named.brand)) ?? context.brand;
  const wire = query.get('locale') ?? context.headers.get('locale') ?? '';
  const asked = siteOf(sites, brand, wire.toLowerCase().replace('_', '-'));
  return context.derive({ brand, site: consistent(asked, named) ?? named ?? asked ?? context.site });
}

/** The locale counts only in the country that the siteId names. */
function consistent(asked: Site | undefined, named: Site | undefined): Site | undefined {
  return asked && named && asked.siteId === named.siteId ? asked : undefined;
}
