import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response as ExpressResponse } from 'express';
import type { Storefront } from '#storefront/server.ts';
import type { ArrivingRequest, FinishedResponse } from '#storefront/request/handler.ts';
import { addressSubject } from '#backend/router/address-subject.ts';
import { arrivalOf, type Arrival } from '../door/arrival.ts';
import { sendResponse, toRequest } from '../door/node-fetch.ts';
import { tooBusy, type Refuse } from '../door/refusals.ts';
import { TooBusyError, type Turns } from '../door/turns.ts';

interface PageOptions {
  readonly turns: Turns;
  readonly isPage: (target: string) => boolean;
  readonly refuse: Refuse;
  /** For the pages that are not compressed yet. */
  readonly compress: RequestHandler;
}

/** Handles requests for pages. A page that is kept is sent as bytes and waits for no turn: only rendering does. */
export function handlePages(handle: Storefront['handle'], { turns, isPage, refuse, compress }: PageOptions): RequestHandler {
  return async (incoming, outgoing, next) => {
    const arrival = arrivalOf(incoming);
    const { method } = incoming;
    // A body is read by limits of its own, if only to be thrown away.
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(incoming) || !isPage(arrival.target)) return next();
    const request = new ArrivedRequest(incoming, outgoing, arrival);
    try {
      const response = await handle(request, (work, signal) => turns.take(addressSubject(arrival.clientAddress) ?? '', work, signal));
      if (!(response instanceof Response)) return sendFinished(outgoing, response);
      compress(incoming, outgoing, () => void sendResponse(outgoing, response).catch(fail));
    } catch (error) {
      if (error instanceof TooBusyError && !outgoing.closed) return sendResponse(outgoing, refuse(tooBusy(error.retryAfter), incoming));
      fail(error);
    }
    return undefined;

    function fail(error: unknown): void {
      // Nobody waits for the response any more.
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
    this.headers = { get: (name) => headerOf(incoming, name.toLowerCase(), clientAddress) };
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  /** Made when somebody asks: a page that is kept is sent before. */
  get signal(): AbortSignal {
    return (this.#signal ??= signalOf(this.#outgoing));
  }

  toRequest(): Request {
    return toRequest(this.#incoming, undefined, this.signal);
  }
}

function headerOf({ headers }: IncomingMessage, name: string, clientAddress: string): string | null {
  // Whoever answers need not ask who is to be believed: this is the client's address alone.
  if (name === 'x-forwarded-for') return clientAddress;
  const value = headers[name];
  return value === undefined ? null : String(value);
}

/** Aborted when the visitor goes away. */
function signalOf(outgoing: ExpressResponse): AbortSignal {
  const gone = new AbortController();
  // The response's stream, compression and those who follow the request listen each for its end.
  outgoing.setMaxListeners(20);
  if (outgoing.closed) gone.abort();
  outgoing.on('close', () => {
    // An abort costs more than the answer itself.
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

function sendFinished(outgoing: ExpressResponse, { status, headers, cookies, body }: FinishedResponse): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}
