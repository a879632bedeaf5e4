import { redirect } from 'react-router';
import { getHostCookieName } from '../session/cookie-name.ts';
import { newPasswordLimits } from '#generated/openapi/limits.ts';
import { serializeCookie } from '../request/cookies.ts';
import { mailedTokenParameter } from '../request/mailed-token-parameter.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getAccountPath, type AccountPage } from '../site/account-paths.ts';

/** Seconds that the cookie stores the token. */
const REMEMBERED = 15 * 60;

/**
 * The token of a mailed link. Throws a redirect that moves it from the address to an HTTP-only cookie, so that neither the history nor
 * referrers contain it.
 */
export function readMailedToken(request: RequestContext, page: AccountPage): string | undefined {
  const { url, site, cookies } = request;
  const given = url.searchParams.get(mailedTokenParameter);
  const name = getCookieName(request, page);
  if (given === null) return cookies[name];
  if (given.length <= newPasswordLimits.token.maxLength) writeCookie(request, name, given, REMEMBERED);
  throw redirect(getAccountPath(site, page), { status: 303 });
}

/** Deletes the token after its use. */
export function forgetMailedToken(request: RequestContext, page: AccountPage): void {
  writeCookie(request, getCookieName(request, page), '', 0);
}

function getCookieName({ url, site }: RequestContext, page: AccountPage): string {
  return getHostCookieName(`cairn.link.${page}.${site.siteId}`, url.protocol === 'https:');
}

function writeCookie(request: RequestContext, name: string, value: string, maxAge: number): void {
  request.responseCookies.set(serializeCookie(name, value, { maxAge, httpOnly: true, secure: request.url.protocol === 'https:' }));
}
