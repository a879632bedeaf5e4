import type { RequestContext } from '../request/request-context.ts';
import { getAccountPath } from '../site/account-paths.ts';
import { parseOwnPath } from '../site/parse-own-path.ts';

/** The page of the site to return to after the sign-in; undefined without a `next` parameter. */
export function getNextPath({ url, site }: Pick<RequestContext, 'url' | 'site'>): string | undefined {
  return parseOwnPath(url.searchParams.get('next'), site);
}

interface Here {
  /** Address of the page. */
  readonly here: string;
  readonly request: Pick<RequestContext, 'site'>;
}

/** The path of the sign-in, which returns to `next` or to this page. */
export function getSignInPath({ request, here }: Here, why: 'first' | 'ended'): string {
  return getAccountPath(request.site, 'sign-in', { next: here, why });
}
