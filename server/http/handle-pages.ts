import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response as ExpressResponse } from 'express';
import type { Storefront } from '#storefront/server.ts';
import type { ArrivingRequest, FinishedResponse } from '#storefront/request/handler.ts';
import { getAddressSubject } from '#backend/router/address-subject.ts';
import { getArrival, type Arrival } from '../ingress/arrival.ts';
import { sendResponse, toRequest } from '../ingress/node-fetch.ts';
import { describeOverload, type CreateErrorResponse } from '../ingress/error-responses.ts';
import { OverloadError, type ConcurrencyLimit } from '../ingress/concurrency-limit.ts';

interface PageOptions {
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly isPage: (target: string) => boolean;
  readonly createErrorResponse: CreateErrorResponse;
  /** Compresses pages that are not compressed yet. */
  readonly compress: RequestHandler;
}

/** Handles requests for pages. A cached page is sent as bytes without queueing; only rendering is queued. */
export function handlePages(
  handle: Storefront['handle'],
  { concurrencyLimit, isPage, createErrorResponse, compress }: PageOptions,
): RequestHandler {
  return async (incoming, outgoing, next) => {
    const arrival = getArrival(incoming);
    const { method } = incoming;
    // Bodies have size limits, even if they are only discarded.
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(incoming) || !isPage(arrival.target)) return next();
    const request = new ArrivedRequest(incoming, outgoing, arrival);
    try {
      const response = await handle(request, (work, signal) =>
        concurrencyLimit.run(getAddressSubject(arrival.clientAddress) ?? '', work, signal),
      );
      if (!(response instanceof Response)) return sendFinished(outgoing, response);
      compress(incoming, outgoing, () => void sendResponse(outgoing, response).catch(fail));
    } catch (error) {
      if (error instanceof OverloadError && !outgoing.closed)
        return sendResponse(outgoing, createErrorResponse(describeOverload(error.retryAfter), incoming));
      fail(error);
    }
    return undefined;

    function fail(error: unknown): void {
      // The client has disconnected.
      if (!outgoing.closed) next(error);
    }
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

class ArrivedRequest implements ArrivingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: ArrivingRequest['headers'];
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ExpressResponse;
  #signal: AbortSignal | undefined;

  constructor(incoming: IncomingMessage, outgoing: ExpressResponse, { origin, target, clientAddress }: Arrival) {
    this.url = `${origin}${target}`;
    this.method = incoming.method ?? '';
    this.headers = { get: (name) => getHeader(incoming, name.toLowerCase(), clientAddress) };
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  /** Created on first use: a cached page is sent without it. */
  get signal(): AbortSignal {
    return (this.#signal ??= createSignal(this.#outgoing));
  }

  toRequest(): Request {
    return toRequest(this.#incoming, undefined, this.signal);
  }
}

function getHeader({ headers }: IncomingMessage, name: string, clientAddress: string): string | null {
  // Handlers can trust this header: it is the client's address alone.
  if (name === 'x-forwarded-for') return clientAddress;
  const value = headers[name];
  return value === undefined ? null : String(value);
}

/** A signal that aborts when the visitor disconnects. */
function createSignal(outgoing: ExpressResponse): AbortSignal {
  const disconnect = new AbortController();
  // The response stream, compression and the abort signals each add a close listener.
  outgoing.setMaxListeners(20);
  if (outgoing.closed) disconnect.abort();
  outgoing.on('close', () => {
    // An abort costs more than the response itself.
    if (!outgoing.writableFinished) disconnect.abort();
  });
  return disconnect.signal;
}

function sendFinished(outgoing: ExpressResponse, { status, headers, cookies, body }: FinishedResponse): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}
