import { CallError } from '#backend/router/call-error.ts';
import { createErrorResponse } from '#backend/router/create-error-response.ts';
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

/** Milliseconds until a response starts; longer than the queue for drawing. */
const defaultTimeout = 15_000;

/** 502 for an unreachable server, 504 for one that does not respond in time. */
const createFailure = (status: 502 | 504): Response =>
  createErrorResponse(new CallError(status, 'GEN500', ['The media service does not respond.']), crypto.randomUUID());

/** Forwards requests for media and their client addresses to another server, because the pages use media URLs on the shop's own origin. */
export function forwardMedia(origin: string, timeoutMs = defaultTimeout): FetchHandler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = { ...selectHeaders(request.headers, REQUEST_HEADERS), 'accept-encoding': 'identity' };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      const { status, body, headers: given } = await fetch(`${origin}${pathname}${search}`, { method, signal, headers });
      return new Response(body, { status, headers: selectHeaders(given, RESPONSE_HEADERS) });
    } catch (error) {
      if (request.signal.aborted) throw error;
      return createFailure(late.signal.aborted ? 504 : 502);
    } finally {
      // The rest of a film may take longer.
      clearTimeout(timer);
    }
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
