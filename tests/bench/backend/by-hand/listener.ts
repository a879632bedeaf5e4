import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Hono } from 'hono';

/** As much of a Request as hono reads for the calls of the bench: making a real one costs more than answering it. */
const requestOf = (incoming: IncomingMessage): Request => {
  const { method, url, headers } = incoming;
  const body = (): Promise<string> => text(incoming);
  const light = {
    method,
    url: `http://${headers.host}${url}`,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    text: body,
    json: async () => JSON.parse(await body()) as unknown,
  };
  return light as unknown as Request;
};

/** Puts the app behind Node's server, with nothing in between. */
export const listener =
  (app: Hono): RequestListener =>
  async (incoming, outgoing) => {
    const response = await app.fetch(requestOf(incoming));
    const body = await response.text();
    const headers = {
      'content-type': response.headers.get('content-type') ?? 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    outgoing.writeHead(response.status, headers).end(body);
  };
