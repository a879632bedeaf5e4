import type { CallHooks } from '../client/call-hooks.ts';
import { createCalls, type Calls, type Service } from '../client/calls.ts';
import { cartHeader, pageHeader } from '../client/page-header.ts';
import { setHeaders } from '../client/middleware.ts';

/** Milliseconds until a page gives a call up: longer than the setting of its gateway may be, which gives up earlier and says so. */
export const pageTimeout = 12_000;

const gateway: Service = { origin: '/api', fetch: (request) => fetch(request) };

/** Which of the browser's carts a page shows: the shopper's own, or that of an express purchase. */
export type CartSlot = 'own' | 'reserved';

export interface BrowserCallsOptions {
  readonly service?: Service;
  readonly cart?: CartSlot;
}

/** The calls of a page's script, through the shop's own gateway: no token, no context but the language of the page. */
export function createBrowserCalls(
  wireLocale: string,
  hooks: CallHooks,
  { service = gateway, cart = 'own' }: BrowserCallsOptions = {},
): Calls {
  const headers = { [pageHeader.name]: pageHeader.value, ...(cart === 'reserved' ? { [cartHeader.name]: cartHeader.reserved } : {}) };
  return createCalls(service, {
    locale: wireLocale,
    timeout: pageTimeout,
    middleware: [setHeaders(() => headers)],
    hooks,
  });
}
