import type { FetchHandler } from '../ingress/node-fetch.ts';

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range', 'x-forwarded-for'];
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** Forwards requests for media and their client addresses to another server, because the pages use media URLs on the shop's own origin. */
export function forwardMedia(origin: string): FetchHandler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, signal } = request;
    const headers = { ...selectHeaders(request.headers, REQUEST_HEADERS), 'accept-encoding': 'identity' };
    const { status, body, headers: given } = await fetch(`${origin}${pathname}${search}`, { method, signal, headers });
    return new Response(body, { status, headers: selectHeaders(given, RESPONSE_HEADERS) });
  };
}

function selectHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
