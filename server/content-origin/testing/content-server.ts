import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answering = (response: ServerResponse, document: string) => unknown;

/** Ways of a content origin that does not answer as it should. */
export const faults = {
  'a server error': (response) => response.writeHead(500).end('{"errorDetails":[]}'),
  'a gateway’s page': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'a page for what is missing that is not its own': (response) => response.writeHead(404).end('<h1>404</h1>'),
  'a refusal of another program': (response) => response.writeHead(400).end('{"error":"bad"}'),
  'too many calls': (response) => response.writeHead(429).end('{}'),
  'broken JSON': (response) => response.writeHead(200).end('{"id":"a",'),
  'JSON of something else': (response) => response.writeHead(200).end('{"ok":true}'),
  'nothing in its answer': (response) => response.writeHead(200).end(),
  'half an answer': (response, document) => {
    response.writeHead(200, { 'content-length': document.length });
    response.write(document.slice(0, document.length / 2), () => response.destroy());
  },
  'a closed connection': (response) => response.destroy(),
  'nothing, ever': () => undefined,
  'headers, and nothing else': (response) => response.writeHead(200).flushHeaders(),
} satisfies Readonly<Record<string, Answering>>;

/** As an origin refuses whatever is asked that has been set up wrongly. */
export const refusing: Answering = (response) => response.writeHead(400).end(refusal('API400'));

export const documentOf = (slug: string, name: string): string =>
  JSON.stringify({ id: slug, type: 'fragment', name, slug, components: [] });

function refusal(errorId: string): string {
  return JSON.stringify({ appId: 'a', correlationId: 'c', errorDetails: [{ errorId, message: 'None.' }] });
}

/** A content origin whose ways can be changed. */
export async function startContentServer() {
  const state = { name: 'first', fault: undefined as Answering | undefined, asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    const slug = new URL(request.url ?? '/', 'http://origin.test').pathname.split('/').at(-1) ?? '';
    const document = documentOf(slug, state.name);
    if (state.fault) return void state.fault(response, document);
    if (slug.startsWith('missing')) return void response.writeHead(404).end(refusal('API404'));
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
