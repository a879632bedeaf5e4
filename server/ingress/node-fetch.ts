import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response as ExpressResponse, RequestHandler } from 'express';
import { getAddressSubject } from '#backend/router/address-subject.ts';
import { getArrival } from './arrival.ts';
import { limitBody, type LimitedBody } from './limited-body.ts';
import { describeLargeBody, describeOverload, type CreateErrorResponse } from './error-responses.ts';
import { OverloadError, type ConcurrencyLimit } from './concurrency-limit.ts';

export type FetchHandler = (request: Request) => Promise<Response>;

export interface Limits {
  /** Longest body in bytes, by path and query. */
  readonly bodyLimit: (path: string) => number;
  readonly createErrorResponse: CreateErrorResponse;
  /** The queue of a request by path and query, and method; undefined for none. */
  readonly getConcurrencyLimit?: (target: string, method: string) => ConcurrencyLimit | undefined;
}

/**
 * Methods that a fetch request can have. Other ones are passed on as OPTIONS: no route handles it, and each responds with its allowed
 * methods.
 */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Created once: creating the error costs more than most of the work that it aborts. */
const disconnectError = new DOMException('The client disconnected.', 'AbortError');

/** Responses of known length up to this size in bytes are sent at once, which is cheaper than a stream. JSON is always sent at once. */
const SENT_AT_ONCE = 128 * 1024;

/**
 * Adapts a fetch handler to Express. The request's signal is aborted if the client disconnects or its body exceeds the limit; the latter
 * always responds with 413.
 */
export function createExpressHandler(
  handle: FetchHandler,
  { bodyLimit, createErrorResponse, getConcurrencyLimit }: Limits,
): RequestHandler {
  return async (incoming, outgoing, next) => {
    const disconnected = new AbortController();
    // The response stream, compression and the abort signals each add a close listener.
    outgoing.setMaxListeners(20);
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) disconnected.abort(disconnectError);
    });
    const { target, clientAddress } = getArrival(incoming);
    const limit = bodyLimit(target);
    const body = limitBody(incoming, limit);
    const rejectBody = (): Response => createErrorResponse(describeLargeBody(limit), incoming);
    const respond = async (read: RequestBody, signal: AbortSignal): Promise<Response> => {
      const loadWork = (): Promise<Response> => handle(toRequest(incoming, read, signal));
      try {
        return await (getConcurrencyLimit?.(target, incoming.method ?? '')?.run(getAddressSubject(clientAddress) ?? '', loadWork, signal) ??
          loadWork());
      } catch (error) {
        // The reader's error is the client's broken connection.
        if (body.exceeded?.aborted) return rejectBody();
        if (error instanceof OverloadError) return createErrorResponse(describeOverload(error.retryAfter), incoming);
        throw error;
      }
    };
    try {
      const { exceeded } = body;
      const response =
        exceeded === undefined
          ? await respond(await body.whole?.(), disconnected.signal)
          : await respondWithinLimit(exceeded, rejectBody, () => respond(body.stream, AbortSignal.any([disconnected.signal, exceeded])));
      await sendResponse(outgoing, response, body);
    } catch (error) {
      if (!outgoing.closed) next(error);
    }
  };
}

type RequestBody = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | undefined;

/** Resolves to the response, or to the 413 error as soon as the body exceeds the limit. */
function respondWithinLimit(
  exceeded: AbortSignal,
  createErrorResponse: () => Response,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (exceeded.aborted) return Promise.resolve(createErrorResponse());
  return new Promise((resolve, reject) => {
    exceeded.addEventListener('abort', () => resolve(createErrorResponse()), { once: true });
    respond().then(resolve, reject);
  });
}

/** Creates a web request with the headers and body of the incoming one. */
export function toRequest(incoming: IncomingMessage, body: RequestBody, signal: AbortSignal): Request {
  const { origin, target, clientAddress } = getArrival(incoming);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined && !name.startsWith(':')) headers.append(name, entry);
  }
  // Handlers can trust this header: it is the client's address alone.
  headers.set('x-forwarded-for', clientAddress);
  const { method: named = '' } = incoming;
  const method = METHODS.has(named) ? named : 'OPTIONS';
  const own = method === 'GET' || method === 'HEAD' ? undefined : body;
  return new Request(`${origin}${target}`, { method, headers, signal, ...(own ? { body: own, duplex: 'half' } : {}) });
}

function isSentAtOnce({ headers }: Response): boolean {
  return (
    Number(headers.get('content-length') ?? Infinity) <= SENT_AT_ONCE ||
    headers.get('content-type')?.startsWith('application/json') === true
  );
}

/** Sends a response. An unread request body is discarded first; the connection is closed if that takes too long. */
export async function sendResponse(outgoing: ExpressResponse, response: Response, body?: LimitedBody): Promise<void> {
  outgoing.status(response.status);
  for (const [name, value] of response.headers) {
    // Express adds the character set; other headers are set unchanged.
    if (name === 'content-type') outgoing.set(name, value);
    else outgoing.appendHeader(name, value);
  }
  if (!response.body) {
    outgoing.end();
  } else if (response.headers.get('connection') === 'close') {
    // Ending the response closes the connection. Unread data would reset it before the client has read the response.
    const bytes = new Uint8Array(await response.arrayBuffer());
    outgoing.set('content-length', String(bytes.byteLength));
    outgoing.write(bytes);
    await body?.discard();
    outgoing.end();
  } else if (isSentAtOnce(response)) {
    const bytes = Buffer.from(await response.arrayBuffer());
    outgoing.setHeader('content-length', bytes.byteLength);
    outgoing.end(bytes);
  } else {
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  }
  if (body && !(await body.discard())) outgoing.req.destroy();
}
