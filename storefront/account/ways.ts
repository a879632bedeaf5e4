import type { RequestContext } from '../request/request-context.ts';
import { accountPath } from '../site/account-paths.ts';
import { ownPath } from '../site/own-path.ts';

/** Where a sign-in leads to, of the pages of the site; undefined where nobody has said. */
export function nextOf({ url, site }: Pick<RequestContext, 'url' | 'site'>): string | undefined {
  return ownPath(url.searchParams.get('next'), site);
}

interface Here {
  /** Its address. */
  readonly here: string;
  readonly request: Pick<RequestContext, 'site'>;
}

/** To the sign-in, and back to where the request was going. */
export function signInPath({ request, here }: Here, why: 'first' | 'ended'): string {
  return accountPath(request.site, 'sign-in', { next: here, why });
}
