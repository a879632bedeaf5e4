import { monetateCookie } from '../request/visitor-cookie.ts';
import { allows } from '../request/consent.ts';
import { cookie, longestAge } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Stores the identifier of the personalization service, so that a visitor gets the same variant on each page. It outlives the browser
 * session only with consent to statistics.
 */
export function keepIdentity(context: RequestContext, id: string | undefined, isLasting = allows(context, 'analytics')): void {
  if (!id) return;
  context.responseCookies.set(
    cookie(monetateCookie, id, { ...(isLasting ? { maxAge: longestAge } : {}), httpOnly: true, secure: context.url.protocol === 'https:' }),
  );
}
