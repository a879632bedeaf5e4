import { cookie } from './cookies.ts';
import type { RequestContext } from './request-context.ts';

/** The visitor's identifier for the personalization service, as it is kept between calls. */
export const monetateCookie = 'mt.v';

/** The next visitor of this browser is another one. */
export function forgetVisitor({ responseCookies, url }: Pick<RequestContext, 'responseCookies' | 'url'>): void {
  responseCookies.set(cookie(monetateCookie, '', { maxAge: 0, httpOnly: true, secure: url.protocol === 'https:' }));
}
