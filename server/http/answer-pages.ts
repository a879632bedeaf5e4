import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response as ExpressResponse } from 'express';
import type { Storefront } from '#storefront/server.ts';
import { addressSubject } from '#backend/router/address-subject.ts';
import { arrivalOf, type Arrival } from '../door/arrival.ts';
import { tooBusy, type Refuse } from '../door/refusals.ts';
import { TooBusyError, type Turns } from '../door/turns.ts';
import { sendResponse } from '../door/node-fetch.ts';

export type AnswerPage = Storefront['answerPage'];
type PageRequest = Parameters<AnswerPage>[0];

interface PageOptions {
  readonly turns: Turns;
  readonly isPage: (target: string) => boolean;
  readonly refuse: Refuse;
}

/**
 * Sends finished pages as bytes, in front of whoever makes an answer for one visitor alone. A page that is there waits for no turn: only
 * rendering does.
 */
export function answerPages(answer: AnswerPage, { turns, isPage, refuse }: PageOptions): RequestHandler {
  return async (incoming, outgoing, next) => {
    const arrival = arrivalOf(incoming);
    const { method } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !isPage(arrival.target)) return next();
    const request = new ArrivedRequest(incoming, outgoing, arrival);
    try {
      const page = await answer(request, (work, signal) => turns.take(addressSubject(arrival.clientAddress) ?? '', work, signal));
      if (!page) return next();
      send(outgoing, page);
    } catch (error) {
      // Nobody waits for an answer any more.
      if (outgoing.closed) return undefined;
      if (error instanceof TooBusyError) return sendResponse(outgoing, refuse(tooBusy(error.retryAfter), incoming));
      next(error);
    }
    return undefined;
  };
}

/** A class, as V8 puts accessors of an object literal among its old objects, and with them all that they lead to. */
class ArrivedRequest implements PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: PageRequest['headers'];
  readonly #outgoing: ExpressResponse;

  constructor(incoming: IncomingMessage, outgoing: ExpressResponse, { origin, target, clientAddress }: Arrival) {
    this.url = `${origin}${target}`;
    this.method = incoming.method ?? '';
    this.headers = { get: (name) => headerOf(incoming, name.toLowerCase(), clientAddress) };
    this.#outgoing = outgoing;
  }

  /** Made when somebody asks: a page that is there is answered before. */
  get signal(): AbortSignal {
    return signalOf(this.#outgoing);
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
  if (outgoing.closed) gone.abort();
  outgoing.on('close', () => {
    // An abort costs more than the answer itself.
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

type Page = NonNullable<Awaited<ReturnType<AnswerPage>>>;

function send(outgoing: ExpressResponse, { status, headers, cookies, body }: Page): void {
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(body);
}
