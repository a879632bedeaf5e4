import { monetateCookie } from '../personalization/events.ts';
import { allows } from '../request/consent.ts';
import { cookie, longestAge } from '../request/cookies.ts';
import type { RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';

/**
 * The identifier that the personalization service has issued goes with every later call, so that a visitor is shown the same variant on
 * each page. It outlives the browser session only where the visitor allows statistics.
 */
export function keepIdentity(facts: RequestFacts, id: string | undefined, isLasting = allows(facts, 'analytics')): void {
  if (!id) return;
  responseCookies(facts).set(
    cookie(monetateCookie, id, { ...(isLasting ? { maxAge: longestAge } : {}), httpOnly: true, secure: facts.url.protocol === 'https:' }),
  );
}
