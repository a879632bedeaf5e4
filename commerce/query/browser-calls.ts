import type { CallHooks } from '../client/call-hooks.ts';
import { createCalls, type Calls, type Service } from '../client/calls.ts';
import { pageHeader } from '../client/page-header.ts';
import { setHeaders } from '../client/middleware.ts';

/** Milliseconds until a page gives a call up: longer than the setting of its gateway may be, which gives up earlier and says so. */
export const pageTimeout = 12_000;

const gateway: Service = { origin: '/api', fetch: (request) => fetch(request) };

/** The calls of a page's script, through the shop's own gateway: no token, no context but the language of the page. */
export function createBrowserCalls(wireLocale: string, hooks: CallHooks, service: Service = gateway): Calls {
  return createCalls(service, {
    locale: wireLocale,
    timeout: pageTimeout,
    middleware: [setHeaders(() => ({ [pageHeader.name]: pageHeader.value }))],
    hooks,
  });
}
