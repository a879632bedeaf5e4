import { serializeCookie } from './cookies.ts';
import type { RequestContext } from './request-context.ts';

/** Cookie with the visitor's identifier in the personalization service. */
export const monetateCookie = 'mt.v';

/** Makes the next visitor of this browser a new one. */
export function forgetVisitor({ responseCookies, url }: Pick<RequestContext, 'responseCookies' | 'url'>): void {
  responseCookies.set(serializeCookie(monetateCookie, '', { maxAge: 0, httpOnly: true, secure: url.protocol === 'https:' }));
}
