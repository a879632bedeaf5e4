import type { ObserveResponse } from '#commerce/client/call-hooks.ts';

/** Receives the responses of this page's calls. Set only in contract mode, by code that other pages do not load. */
export const pageObserver: { observe?: ObserveResponse } = {};
