import { serializeCookie } from './cookies.ts';
import { hasConsent } from './consent.ts';
import type { RequestContext } from './request-context.ts';

/** Events of forms on the server that the next page tracks. */
export type PendingEvent = 'login' | 'sign-up';

/** Readable by scripts. It contains the event and nothing that identifies the visitor. */
const notedCookie = 'noted';

/** Seconds; the next page loads immediately. */
const AGE = 120;

/** Stores an event for the next page to track, with the visitor's consent. */
export function storePendingEvent(context: RequestContext, event: PendingEvent): void {
  if (!hasConsent(context, 'analytics')) return;
  context.responseCookies.set(serializeCookie(notedCookie, event, { maxAge: AGE, secure: context.url.protocol === 'https:' }));
}
