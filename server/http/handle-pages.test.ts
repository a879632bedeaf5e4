import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { Storefront } from '#storefront/server.ts';
import { OverloadError } from '../ingress/concurrency-limit.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { listen, type Listening } from './listen.ts';
import { createWeb } from './web.ts';

const cachedPage = {
  status: 200,
  headers: [
    ['content-type', 'text/html'],
    ['content-length', '4'],
  ],
  cookies: ['a=1', 'b=2'],
  body: Buffer.from('page'),
} as const;

describe('handlePages', () => {
  let server: Listening;
  let handle: Storefront['handle'];
  const handled: string[] = [];
  const respondNoPage = async (): Promise<Response> => new Response('no page');
  const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`http://localhost:${server.port}${path}`, init);

  beforeAll(async () => {
    const log = createRecordingLog();
    const handleStorefront: Storefront['handle'] = (request, inTurn) => {
      handled.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('x-forwarded-for')}`);
      return handle(request, inTurn);
    };
    const parts = {
      media: respondNoPage,
      showcase: respondNoPage,
      reports: respondNoPage,
      preview: respondNoPage,
      outbox: respondNoPage,
      storefront: handleStorefront,
    };
    server = await listen(createWeb({ ...parts, clientFolders: [], guard: createTestGuardOptions(), log }), 0, 'PORT');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    handled.splice(0);
    handle = async () => cachedPage;
  });

  it('sends a cached page unchanged, with the visitor’s cookies and the common headers', async () => {
    const response = await get('/en-us');
    expect([response.status, await response.text(), response.headers.getSetCookie()]).toEqual([200, 'page', ['a=1', 'b=2']]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe('4');
  });

  it('compresses a page that was rendered for its visitor, and handles its request once', async () => {
    const page = 'a page '.repeat(500);
    handle = (request, inTurn) =>
      inTurn(async () => {
        const { headers } = request.toRequest();
        return new Response(`${page}${headers.get('accept-language')}`, { headers: { 'content-type': 'text/html', 'set-cookie': 'a=1' } });
      }, request.signal);
    const { status, headers, body } = await sendRaw(
      server.port,
      'GET /en-us HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n',
    );
    expect([status, headers['content-encoding'], headers['set-cookie']]).toEqual([200, 'gzip', 'a=1']);
    expect(body.length).toBeLessThan(page.length);
    expect(await (await get('/en-us', { headers: { 'accept-language': 'de' } })).text()).toBe(`${page}de`);
    expect(handled).toHaveLength(2);
  });

  it.each(['/showcase', '/preview', '/outbox', '/media/a.jpg', '/openapi.json', '/reference', '/fapi/csp-report'])(
    'passes %s on to its own handler',
    async (path) => {
      await get(path);
      expect(handled).toEqual([]);
    },
  );

  it('passes forms and calls on to the handler that reads bodies', async () => {
    handle = async (request) => new Response(`${request.method} ${await request.toRequest().text()}`);
    expect(await (await get('/en-us/p/x', { method: 'POST', body: 'a=b' })).text()).toBe('POST a=b');
    expect(handled).toHaveLength(1);
  });

  it('sets the client’s address and ignores the one that the client sends', async () => {
    await get('/en-us', { headers: { 'x-forwarded-for': 'evil, 203.0.113.7' } });
    expect(handled).toEqual(['GET /en-us 203.0.113.7']);
  });

  it('responds with 503 if a page waits for too long', async () => {
    handle = () => Promise.reject(new OverloadError(5));
    const response = await get('/en-us');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
