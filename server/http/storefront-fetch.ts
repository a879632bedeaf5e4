import type { Storefront } from '#storefront/server.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';

/** The shop as a fetch handler, for requests that do not queue or have left the queue. */
export function createStorefrontFetch(handle: Storefront['handle']): FetchHandler {
  return async (request) => {
    const { url, method, headers, signal } = request;
    const response = await handle({ url, method, headers, signal, toRequest: () => request }, (work) => work());
    if (response instanceof Response) return response;
    const { status, headers: own, cookies, body } = response;
    const all = [...own, ...cookies.map((value) => ['set-cookie', value] as const)];
    return new Response(body && new Uint8Array(body), { status, headers: all.map(([name, value]): [string, string] => [name, value]) });
  };
}
