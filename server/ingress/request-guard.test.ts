import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '#backend/ports.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { listen, type Listening } from '../http/listen.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { sendRaw, type RawResponse } from '../testing/send-raw.ts';
import { createWeb } from '../http/web.ts';
import type { ArrivingRequest } from '#storefront/request/handler.ts';
import { getArrival } from './arrival.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

const log = createRecordingLog();
let server: Listening;
let stranger: Listening;
/** "METHOD url" of each request that reached a handler. */
const reached: string[] = [];
const recordRequest = async (request: Request): Promise<Response> => {
  reached.push(`${request.method} ${request.url}`);
  return new Response('page');
};
const handleStorefront = (request: ArrivingRequest): Promise<Response> => recordRequest(request.toRequest());
const options = {
  clientFolders: [],
  media: recordRequest,
  showcase: recordRequest,
  reports: recordRequest,
  storefront: handleStorefront,
  log,
};

beforeAll(async () => {
  server = await listen(createWeb({ ...options, guard: createTestGuardOptions() }), 0, 'PORT');
  stranger = await listen(createWeb({ ...options, guard: createTestGuardOptions({ trustsProxy: () => false }) }), 0, 'PORT');
});
afterAll(() => Promise.all([server.close(), stranger.close()]));
afterEach(() => {
  reached.splice(0);
  expect(log.lines).toEqual([]);
});

const send = (target: string, headers: readonly string[] = ['host: localhost'], method = 'GET', to = server): Promise<RawResponse> =>
  sendRaw(to.port, `${method} ${target} HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`);

const getError = ({ status, body }: RawResponse): unknown[] => {
  const { appId, correlationId, errorDetails } = JSON.parse(body) as {
    appId?: string;
    correlationId?: string;
    errorDetails: readonly { readonly errorId: string }[];
  };
  expect([typeof appId, typeof correlationId]).toEqual(['string', 'string']);
  return [status, errorDetails[0]?.errorId];
};

describe('request targets', () => {
  it.each([
    ['//evil.example/en-us', 'http://localhost//evil.example/en-us'],
    ['/\\evil.example/en-us', 'http://localhost//evil.example/en-us'],
    ['/@evil.example/en-us', 'http://localhost/@evil.example/en-us'],
    ['/en-us?next=//evil.example', 'http://localhost/en-us?next=//evil.example'],
    ['/en-us/%E2%9B%B0', 'http://localhost/en-us/%E2%9B%B0'],
  ])('are appended to the origin and never resolved against it: %s', async (target, url) => {
    expect((await send(target)).status).toBe(200);
    expect(reached).toEqual([`GET ${url}`]);
  });

  it.each([
    ['another origin', 'http://evil.example/en-us'],
    ['no path', '*'],
    ['a host instead of a path', 'evil.example:443'],
    ['a fragment', '/en-us#top'],
    ['a truncated escape sequence', '/en-us/%E0%A4%A'],
    ['an invalid escape sequence', '/en-us?q=100%'],
    ['NUL', '/en-us?filters=color=%00'],
    ['a line break', '/en-us/a%0d%0aset-cookie:a=b'],
    ['a line separator in their path', '/api/%E2%80%A8/x'],
    ['half a surrogate pair', '/en-us?q=%ED%A0%80'],
    ['bytes that are not UTF-8', '/en-us?q=%FF'],
    ['unescaped bytes', '/en-us?q=\xe9'],
  ])('are rejected with %s', async (_, target) => {
    const response = await send(target);
    expect([response.status, reached]).toEqual([400, []]);
    expect(getError(response)).toEqual([400, 'API400']);
  });

  it('rejects one in the shopper’s language if a browser requests a page', async () => {
    const response = await send('/en-us?q=%00', ['host: localhost', 'accept: text/html', 'accept-language: de']);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('<html lang="de-DE">');
    expect(getError(await send('/api/x?q=%00', ['host: localhost', 'accept: text/html']))).toEqual([400, 'API400']);
  });
});

describe('hosts', () => {
  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST',
    'solvane.localhost',
    '127.0.0.1',
    '[::1]:4000',
    'tarnfell.example',
    'solvane.example.',
  ])('are accepted if they belong to the shop: %s', async (host) => expect((await send('/', [`host: ${host}`])).status).toBe(200));

  it.each([
    'evil.example',
    'tarnfell.example.evil.example',
    'tarnfell.example:8443',
    'localhost.evil.example',
    '10.0.0.1',
    'a b',
    'a@localhost',
  ])('are rejected with 421 if they do not belong to the shop: %s', async (host) => {
    const response = await send('/en-us', [`host: ${host}`]);
    expect(getError(response)).toEqual([421, 'API421']);
    expect(reached).toEqual([]);
  });

  it('rejects more than one host header', async () => {
    expect((await send('/', ['host: localhost', 'host: evil.example'])).status).toBe(400);
    expect((await send('/', [])).status).toBe(400);
  });

  it('accepts any host for the health check', async () => {
    const response = await send('/health', ['host: 10.1.2.3:4000']);
    expect([response.status, response.body]).toEqual([200, '{"status":"ok"}']);
  });
});

describe('the readiness check', () => {
  it('responds with 503 and Retry-After until the process can serve requests again, unlike the health check', async () => {
    let isReady = false;
    const guard = createTestGuardOptions({ isReady: async () => isReady });
    const starting = await listen(createWeb({ ...options, guard }), 0, 'PORT');
    const check = (target: string): Promise<RawResponse> => sendRaw(starting.port, `GET ${target} HTTP/1.1\r\nhost: 10.1.2.3\r\n\r\n`);
    const unavailable = await check('/health/ready');
    expect([unavailable.status, unavailable.body]).toEqual([503, '{"status":"unavailable"}']);
    expect(unavailable.headers['retry-after']).toBe('5');
    expect((await check('/health')).status).toBe(200);
    isReady = true;
    expect((await check('/health/ready')).status).toBe(200);
    await starting.close();
  });
});

describe('an error of the server', () => {
  it('responds with 503 and Retry-After while the database is unavailable', async () => {
    const lost = createRecordingLog();
    const failing = { ...options, log: lost, media: () => Promise.reject(new DatabaseUnavailableError('restart')) };
    const web = await listen(createWeb({ ...failing, guard: createTestGuardOptions() }), 0, 'PORT');
    const response = await sendRaw(web.port, 'GET /media/a HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(getError(response)).toEqual([503, 'GEN500']);
    expect(response.headers['retry-after']).toBe('5');
    await web.close();
  });
});

describe('forwarded headers', () => {
  const createRequest = async (headers: readonly string[], to = server): Promise<readonly string[]> => {
    const { status } = await send('/en-us', headers, 'GET', to);
    return status === 200 ? reached : [String(status)];
  };

  it('count if they come from a trusted proxy', async () => {
    const forwarded = ['host: 127.0.0.1', 'x-forwarded-proto: https', 'x-forwarded-host: shop, solvane.example'];
    expect(await createRequest(forwarded.map((line) => line.replace('shop, ', '')))).toEqual(['GET https://solvane.example/en-us']);
  });

  it('do not count if they come from any other client', async () => {
    const forwarded = ['host: tarnfell.example', 'x-forwarded-proto: https', 'x-forwarded-host: solvane.example'];
    expect(await createRequest(forwarded, stranger)).toEqual(['GET http://tarnfell.example/en-us']);
  });

  it.each(['javascript', 'https\\', 'a://b', 'http:', 'https, junk', ','])('ignores an invalid protocol: %s', async (protocol) => {
    expect(await createRequest(['host: localhost', `x-forwarded-proto: ${protocol}`])).toEqual(['GET http://localhost/en-us']);
  });

  it('ignores an invalid host, and rejects an unknown one as misdirected', async () => {
    expect(await createRequest(['host: localhost', 'x-forwarded-host: a b'])).toEqual(['GET http://localhost/en-us']);
    expect(await createRequest(['host: localhost', 'x-forwarded-host: evil.example'])).toEqual(['421']);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['junk, 10.1.2.3', '10.1.2.3'],
    ['junk', '127.0.0.1'],
  ])('takes the client address from trusted proxies only: %s', async (forwarded, client) => {
    const seen: string[] = [];
    const guard = createTestGuardOptions({ trustsProxy: createTrustedProxies(['loopback', '10.0.0.0/8']) });
    const app = createWeb({ ...options, guard, first: (incoming, _, next) => (seen.push(getArrival(incoming).clientAddress), next()) });
    const own = await listen(app, 0, 'PORT');
    await send('/', ['host: localhost', `x-forwarded-for: ${forwarded}`], 'GET', own);
    await own.close();
    expect(seen.map((address) => address.replace('::ffff:', ''))).toEqual([client]);
  });
});

describe('an unreadable request', () => {
  it.each([
    ['noise', 'hello\r\n\r\n', 400],
    ['an invalid method', 'get / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    ['a header with a control character', 'GET / HTTP/1.1\r\nhost: localhost\r\na: b\x01\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: localhost\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets a response in the error format: %s', async (_, text, status) => {
    const response = await sendRaw(server.port, text);
    expect(getError(response)).toEqual([status, 'API400']);
    expect(response.isClosed).toBe(true);
  });

  it('gets a response without a body if it is, or may be, a HEAD request', async () => {
    const long = `a: ${'b'.repeat(20_000)}\r\n\r\n`;
    const response = await sendRaw(server.port, `HEAD / HTTP/1.1\r\nhost: localhost\r\n${long}`);
    expect([response.status, response.body]).toEqual([431, '']);
    const inParts = await sendRaw(server.port, 'HEAD / HTTP/1.1\r\nhost: localhost\r\n', long);
    expect([inParts.status, inParts.body]).toEqual([431, '']);
  });
});

describe('transfer encodings', () => {
  const sendEncoded = (start: string, encoding: string): Promise<RawResponse> =>
    sendRaw(server.port, `${start} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: ${encoding}\r\n\r\n5\r\nhello\r\n0\r\n\r\n`);

  it.each(['gzip', 'identity', 'gzip, chunked', 'xchunked', 'chunked;a=b'])('rejects unknown ones: %s', async (encoding) => {
    for (const start of ['POST /en-us', 'GET /health']) {
      const response = await sendEncoded(start, encoding);
      expect([...getError(response), response.isClosed]).toEqual([501, 'API400', true]);
    }
    expect(await sendEncoded('HEAD /health', encoding)).toMatchObject({ status: 501, body: '' });
    expect(reached).toEqual([]);
  });

  it('accepts chunked bodies', async () => {
    expect((await sendEncoded('POST /en-us', 'Chunked')).status).toBe(200);
    expect(reached).toEqual(['POST http://localhost/en-us']);
  });
});

describe('methods', () => {
  it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'PURGE'])(
    'passes unknown ones to the route, which responds with the allowed ones: %s',
    async (method) => {
      await send('/en-us', ['host: localhost'], method);
      expect(reached).toEqual(['OPTIONS http://localhost/en-us']);
    },
  );

  it('rejects CONNECT', async () => {
    const response = await send('evil.example:443', ['host: evil.example:443'], 'CONNECT');
    expect([...getError(response), response.headers.allow]).toEqual([405, 'API405', 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  });

  it.each(['/openapi.json', '/reference', '/showcase', '/assets/a.js'])('allows only GET and HEAD for %s', async (target) => {
    const response = await send(target, ['host: localhost', 'content-length: 0'], 'POST');
    expect([...getError(response), response.headers.allow]).toEqual([405, 'API405', 'GET, HEAD']);
  });
});
