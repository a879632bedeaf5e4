import { cookie } from './cookies.ts';
import { allows } from './consent.ts';
import type { RequestFacts } from './request.ts';
import { responseCookies } from './response-cookies.ts';

/** What happens on the server alone, as a form is sent: the page that follows tells it. */
export type NotedEvent = 'login' | 'sign-up';

/** Scripts read it. It says that something happened, and nothing of whom. */
const notedCookie = 'noted';

/** Seconds: the page that tells it comes at once. */
const AGE = 120;

/** Has the next page tell an event, where its visitor allows it. */
export function noteEvent(facts: RequestFacts, event: NotedEvent): void {
  if (!allows(facts, 'analytics')) return;
  responseCookies(facts).set(cookie(notedCookie, event, { maxAge: AGE, secure: facts.url.protocol === 'https:' }));
}
