import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { listen, type Listening } from '../http/listen.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { createWeb } from '../http/web.ts';

const MEGABYTE = 1024 * 1024;
const log = createRecordingLog();
/** Number of bytes that each handler has read. */
const read: number[] = [];
let server: Listening;

const readAll = async (request: Request): Promise<Response> => {
  const at = read.push(0) - 1;
  for await (const chunk of request.body ?? []) read[at] = (read[at] ?? 0) + chunk.byteLength;
  return new Response(`read ${read[at]}`);
};
const readNothing = async (): Promise<Response> => new Response('not read');

beforeAll(async () => {
  const app = createWeb({
    guard: createTestGuardOptions(),
    clientFolders: [],
    media: readNothing,
    showcase: readNothing,
    reports: readNothing,
    storefront: (request) => readAll(request.toRequest()),
    log,
  });
  server = await listen(app, 0, 'PORT');
});
afterAll(() => server.close());

interface Sent {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Bytes that were sent until a response arrived or the connection ended. */
  readonly bytes: number;
}

/** Sends chunks as fast as they are accepted, until all are sent or a response arrives. */
function send(path: string, total: number, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = request({ port: server.port, path, method: 'POST', headers: { host: 'localhost', ...headers } });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let bytes = 0;
    const received = new AbortController();
    const sendMore = (): void => {
      while (!received.signal.aborted && bytes < total) {
        bytes += chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once('drain', sendMore);
      }
      outgoing.end();
    };
    outgoing.on('response', (response) => {
      received.abort();
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        outgoing.destroy();
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString(), bytes });
      });
    });
    outgoing.on('error', (error) => (received.signal.aborted ? undefined : reject(error)));
    sendMore();
  });
}

describe('a body', () => {
  it('reaches its handler completely if it is within the limit', async () => {
    expect(await send('/en-us/cart', 256 * 1024)).toMatchObject({ status: 200, body: `read ${256 * 1024}` });
  });

  it.each([
    ['with a content-length', '/en-us/newsletter', { 'content-length': String(450 * MEGABYTE) }],
    ['without a content-length', '/en-us/newsletter', {}],
    ['sent to the event endpoint', '/fapi/events', {}],
  ])('is rejected without being read further if it is too long: one %s', async (_, path, headers) => {
    read.splice(0);
    const before = process.memoryUsage().rss;
    const sent = await send(path, 450 * MEGABYTE, headers);
    expect([sent.status, sent.headers.connection]).toEqual([413, 'close']);
    expect(JSON.parse(sent.body)).toMatchObject({ appId: 'cairn-storefront', errorDetails: [{ errorId: 'API413' }] });
    expect(sent.bytes).toBeLessThan(64 * MEGABYTE);
    expect(Math.max(0, ...read)).toBeLessThanOrEqual(256 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
    expect(log.lines).toEqual([]);
  });

  it('does not block the next request on its connection if it is not read', async () => {
    const one = `POST /media/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nhello`;
    const last = 'GET /media/y HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
    const { body } = await sendRaw(server.port, `${one}${one}${last}`);
    expect(body.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  it.each([
    ['short', 'content-length: 500'],
    ['long', 'content-length: 200000'],
    ['of unknown length', 'transfer-encoding: chunked'],
  ])('causes no error if the connection breaks off: a %s one', async (_, length) => {
    read.splice(0);
    const socket = connect(server.port, 'localhost');
    await once(socket, 'connect');
    socket.write(`POST /en-us/cart HTTP/1.1\r\nhost: localhost\r\n${length}\r\n\r\n4\r\nhalf\r\n`);
    const arrived = once(server.server, 'request');
    await arrived;
    socket.destroy();
    // The response to the next request proves that the first body has ended.
    expect(await send('/en-us/cart', 1024)).toMatchObject({ status: 200 });
    expect(log.lines).toEqual([]);
  });

  it('is discarded for GET', async () => {
    const text = 'GET /en-us HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello';
    expect(await sendRaw(server.port, text)).toMatchObject({ status: 200, body: expect.stringContaining('read 0') });
  });
});
