import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { noteClientAddress } from '#backend/router/client-address.ts';

export type FetchHandler = (request: Request) => Promise<Response>;

/** Puts a fetch handler behind Express. The request's signal is aborted when the client goes away. */
export function expressHandler(handle: FetchHandler): RequestHandler {
  return async (incoming, outgoing, next) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    try {
      await sendResponse(outgoing, await handle(toRequest(incoming, gone.signal)));
    } catch (error) {
      if (!gone.signal.aborted) next(error);
    }
  };
}

function toRequest(incoming: ExpressRequest, signal: AbortSignal): Request {
  const url = new URL(incoming.originalUrl, `${incoming.protocol}://${incoming.get('host') ?? 'localhost'}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const entry of Array.isArray(value) ? value : [value])
      if (entry !== undefined && !name.startsWith(':')) headers.append(name, entry);
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : undefined;
  const request = new Request(url, { method: incoming.method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) });
  return noteClientAddress(request, incoming.ip ?? '');
}

async function sendResponse(outgoing: ExpressResponse, response: Response): Promise<void> {
  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.append(name, value);
  if (!response.body) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}
