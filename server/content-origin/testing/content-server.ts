import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type RespondWith = (response: ServerResponse, document: string) => unknown;

/** Failures of a content origin. */
export const failures = {
  'a server error': (response) => response.writeHead(500).end('{"errorDetails":[]}'),
  'an HTML page of a gateway': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'a 404 page of a gateway': (response) => response.writeHead(404).end('<h1>404</h1>'),
  'a 400 error of a gateway': (response) => response.writeHead(400).end('{"error":"bad"}'),
  'too many requests': (response) => response.writeHead(429).end('{}'),
  'broken JSON': (response) => response.writeHead(200).end('{"id":"a",'),
  'JSON of another kind': (response) => response.writeHead(200).end('{"ok":true}'),
  'an empty body': (response) => response.writeHead(200).end(),
  'half a body': (response, document) => {
    response.writeHead(200, { 'content-length': document.length });
    response.write(document.slice(0, document.length / 2), () => response.destroy());
  },
  'a closed connection': (response) => response.destroy(),
  'no response at all': () => undefined,
  'headers without a body': (response) => response.writeHead(200).flushHeaders(),
} satisfies Readonly<Record<string, RespondWith>>;

/** Responds to every request with 400, as an incorrectly configured origin does. */
export const respondWithInvalidRequest: RespondWith = (response) => response.writeHead(400).end(createErrorBody('API400'));

export const createDocument = (slug: string, name: string): string =>
  JSON.stringify({ id: slug, type: 'fragment', name, slug, components: [] });

function createErrorBody(errorId: string): string {
  return JSON.stringify({ appId: 'a', correlationId: 'c', errorDetails: [{ errorId, message: 'None.' }] });
}

/** Starts a content origin whose responses a test can change. */
export async function startContentServer() {
  const state = { name: 'first', failure: undefined as RespondWith | undefined, requests: 0 };
  const server = createServer((request, response) => {
    state.requests += 1;
    const slug = new URL(request.url ?? '/', 'http://origin.test').pathname.split('/').at(-1) ?? '';
    const document = createDocument(slug, state.name);
    if (state.failure) return void state.failure(response, document);
    if (slug.startsWith('missing')) return void response.writeHead(404).end(createErrorBody('API404'));
    return void response.writeHead(200).end(document);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
