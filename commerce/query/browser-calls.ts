import type { CallHooks } from '../client/call-hooks.ts';
import { createCalls, type Calls, type Service } from '../client/calls.ts';
import { cartHeader, pageHeader } from '../client/page-header.ts';
import { setHeaders } from '../client/middleware.ts';

/** Milliseconds until a page aborts a call; longer than the gateway's time-out, so that the gateway can report its own. */
export const pageTimeout = 12_000;

const gateway: Service = { origin: '/api', fetch: (request) => fetch(request) };

/** Cart of a page: the shopper's own, or that of an express purchase. */
export type CartSlot = 'own' | 'reserved';

export interface BrowserCallsOptions {
  readonly service?: Service;
  readonly cart?: CartSlot;
}

/** Calls of a page's script through the shop's gateway. They send the locale but neither token nor other context. */
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
