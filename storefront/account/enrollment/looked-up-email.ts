import { getHostCookieName } from '../../session/cookie-name.ts';
import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { isEmail } from '#generated/validator-runtime.js';
import { serializeCookie } from '../../request/cookies.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Seconds that the cookie remembers the email address. */
const REMEMBERED = 15 * 60;

/**
 * The email address of the lookup, which fills in the next form. An HTTP-only cookie stores it because page addresses reach third parties.
 */
export function getLookedUpEmail(request: RequestContext): string | undefined {
  const email = request.cookies[getCookieName(request)];
  return email !== undefined && email.length <= signUpRequestLimits.email.maxLength && isEmail(email) ? email : undefined;
}

export function storeLookedUpEmail(request: RequestContext, email: string): void {
  writeCookie(request, email, REMEMBERED);
}

export function forgetLookedUpEmail(request: RequestContext): void {
  writeCookie(request, '', 0);
}

function getCookieName({ url, site }: RequestContext): string {
  return getHostCookieName(`cairn.enrollment.${site.siteId}`, url.protocol === 'https:');
}

function writeCookie(request: RequestContext, value: string, maxAge: number): void {
  request.responseCookies.set(
    serializeCookie(getCookieName(request), value, { maxAge, httpOnly: true, secure: request.url.protocol === 'https:' }),
  );
}
