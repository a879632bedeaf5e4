import { cookie } from './cookies.ts';
import { allows } from './consent.ts';
import type { RequestContext } from './request-context.ts';

/** What happens on the server alone, as a form is sent: the page that follows tells it. */
export type NotedEvent = 'login' | 'sign-up';

/** Scripts read it. It says that something happened, and nothing of whom. */
const notedCookie = 'noted';

/** Seconds: the page that tells it comes at once. */
const AGE = 120;

/** Has the next page tell an event, where its visitor allows it. */
export function noteEvent(context: RequestContext, event: NotedEvent): void {
  if (!allows(context, 'analytics')) return;
  context.responseCookies.set(cookie(notedCookie, event, { maxAge: AGE, secure: context.url.protocol === 'https:' }));
}
