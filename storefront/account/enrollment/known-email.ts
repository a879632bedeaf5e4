import { hostCookieName } from '../../session/cookie-name.ts';
import { signUpRequestLimits } from '#generated/openapi/limits.ts';
import { isEmail } from '#generated/validator-runtime.js';
import { cookie } from '../../request/cookies.ts';
import type { RequestFacts } from '../../request/request.ts';
import { responseCookies } from '../../request/response-cookies.ts';

/** Seconds that the forms of the enrollment remember for whom they are. */
const REMEMBERED = 15 * 60;

/** The address that was looked up: its next form begins with it. It stands in a cookie that no script reads, as page addresses are told to others. */
export function knownEmail(facts: RequestFacts): string | undefined {
  const email = facts.cookies[nameOf(facts)];
  return email !== undefined && email.length <= signUpRequestLimits.email.maxLength && isEmail(email) ? email : undefined;
}

export function keepEmail(facts: RequestFacts, email: string): void {
  write(facts, email, REMEMBERED);
}

export function forgetEmail(facts: RequestFacts): void {
  write(facts, '', 0);
}

function nameOf({ url, site }: RequestFacts): string {
  return hostCookieName(`cairn.enrollment.${site.siteId}`, url.protocol === 'https:');
}

function write(facts: RequestFacts, value: string, maxAge: number): void {
  responseCookies(facts).set(cookie(nameOf(facts), value, { maxAge, httpOnly: true, secure: facts.url.protocol === 'https:' }));
}
