import { monetateCookie } from '../request/visitor-cookie.ts';
import { hasConsent } from '../request/consent.ts';
import { serializeCookie, MAX_COOKIE_AGE } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Stores the identifier of the personalization service, so that a visitor gets the same variant on each page. It outlives the browser
 * session only with consent to statistics.
 */
export function storeIdentity(context: RequestContext, id: string | undefined, isLasting = hasConsent(context, 'analytics')): void {
  if (!id) return;
  context.responseCookies.set(
    serializeCookie(monetateCookie, id, {
      ...(isLasting ? { maxAge: MAX_COOKIE_AGE } : {}),
      httpOnly: true,
      secure: context.url.protocol === 'https:',
    }),
  );
}
