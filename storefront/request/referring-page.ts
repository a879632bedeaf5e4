import { parseOwnPath } from '../site/parse-own-path.ts';
import type { RequestContext } from './request-context.ts';

/** Path and query of the page that sent the request, if it is a page of this site; undefined for every other referrer. */
export function getReferringPage({ headers, url, site }: Pick<RequestContext, 'headers' | 'url' | 'site'>): string | undefined {
  const referrer = headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === url.origin ? parseOwnPath(`${pathname}${search}`, site) : undefined;
}
