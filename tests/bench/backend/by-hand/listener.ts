import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Hono } from 'hono';

/** The part of a Request that hono reads for the bench's requests: creating a real one costs more than the response. */
const createRequest = (incoming: IncomingMessage): Request => {
  const { method, url, headers } = incoming;
  const readBody = (): Promise<string> => text(incoming);
  const light = {
    method,
    url: `http://${headers.host}${url}`,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text: readBody,
    json: async () => JSON.parse(await readBody()) as unknown,
  };
  return light as unknown as Request;
};

/** Serves the app with Node's server and no adapter in between. */
export const createListener =
  (app: Hono): RequestListener =>
  async (incoming, outgoing) => {
    const response = await app.fetch(createRequest(incoming));
    const body = await response.text();
    const headers = {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    outgoing.writeHead(response.status, headers).end(body);
  };
