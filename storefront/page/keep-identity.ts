import { monetateCookie } from '../request/visitor-cookie.ts';
import { allows } from '../request/consent.ts';
import { cookie, longestAge } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The identifier that the personalization service has issued goes with every later call, so that a visitor is shown the same variant on
 * each page. It outlives the browser session only where the visitor allows statistics.
 */
export function keepIdentity(context: RequestContext, id: string | undefined, isLasting = allows(context, 'analytics')): void {
  if (!id) return;
  context.responseCookies.set(
    cookie(monetateCookie, id, { ...(isLasting ? { maxAge: longestAge } : {}), httpOnly: true, secure: context.url.protocol === 'https:' }),
  );
}
