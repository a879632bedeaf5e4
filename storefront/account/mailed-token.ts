import { redirect } from 'react-router';
import { hostCookieName } from '../session/cookie-name.ts';
import { newPasswordLimits } from '#generated/openapi/limits.ts';
import { cookie } from '../request/cookies.ts';
import { mailedTokenParameter } from '../request/mailed-token-parameter.ts';
import type { RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';
import { accountPath, type AccountPage } from '../site/account-paths.ts';

/** Seconds that a page remembers the link that has led to it. */
const REMEMBERED = 15 * 60;

/**
 * The token of the mailed link that has led to a page. It is taken out of the address, which the browser's history and later requests
 * would tell, into a cookie that no script reads. Throws what leads to the address without it.
 */
export function mailedToken(facts: RequestFacts, page: AccountPage): string | undefined {
  const { url, site, cookies } = facts;
  const given = url.searchParams.get(mailedTokenParameter);
  const name = cookieName(facts, page);
  if (given === null) return cookies[name];
  if (given.length <= newPasswordLimits.token.maxLength) keep(facts, name, given, REMEMBERED);
  throw redirect(accountPath(site, page), { status: 303 });
}

/** Once it has been used. */
export function forgetMailedToken(facts: RequestFacts, page: AccountPage): void {
  keep(facts, cookieName(facts, page), '', 0);
}

function cookieName({ url, site }: RequestFacts, page: AccountPage): string {
  return hostCookieName(`cairn.link.${page}.${site.siteId}`, url.protocol === 'https:');
}

function keep(facts: RequestFacts, name: string, value: string, maxAge: number): void {
  responseCookies(facts).set(cookie(name, value, { maxAge, httpOnly: true, secure: facts.url.protocol === 'https:' }));
}
