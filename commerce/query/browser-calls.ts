import type { CallHooks } from '../client/call-hooks.ts';
import { createCalls, type Calls, type Service } from '../client/calls.ts';
import { setHeaders } from '../client/middleware.ts';

/** Milliseconds until a page gives a call up; the gateway gives up earlier and says so. */
const TIMEOUT = 12_000;

const gateway: Service = { origin: '/api', fetch: (request) => fetch(request) };

/** The calls of a page's script, through the shop's own gateway: no token, no context but the language of the page. */
export function createBrowserCalls(wireLocale: string, hooks: CallHooks, service: Service = gateway): Calls {
  return createCalls(service, {
    locale: wireLocale,
    timeout: TIMEOUT,
    middleware: [setHeaders(() => ({ 'x-cairn-request': '1' }))],
    hooks,
  });
}
