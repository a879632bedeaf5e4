import type { ObserveResponse } from '#commerce/client/call-hooks.ts';

/** What the responses of this page's calls are handed to. Set in contract mode alone, by code that other pages do not load. */
export const pageObserver: { observe?: ObserveResponse } = {};
