import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { operations } from '#generated/openapi/operations.ts';
import { createBackendWeb } from './backend-web.ts';
import { forwardMedia } from '../pictures/forward-media.ts';
import { listen, type Listening } from '../http/listen.ts';

describe("the backend's response", () => {
  it('sends JSON at once with its length, and reads the request body completely', async () => {
    const handleBackend = async (request: Request): Promise<Response> => Response.json({ sent: await request.text() });
    const web = createBackendWeb({ backend: handleBackend, prefix: '', trustsProxy: () => true, log: createRecordingLog() });
    const server = await listen(web, 0, 'BACKEND_PORT');
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(`http://127.0.0.1:${server.port}/cart/v1/item`, { method: 'POST', body: 'grün', headers });
    expect([response.headers.get('content-length'), await response.json()]).toEqual(['16', { sent: 'grün' }]);
    await server.close();
  });
});

describe('a backend with a path prefix', () => {
  let server: Listening;
  const requests: string[] = [];
  let forwardedFor: string | null;
  beforeAll(async () => {
    const handleBackend = async (request: Request): Promise<Response> => {
      forwardedFor = request.headers.get('x-forwarded-for');
      requests.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
      return new Response('picture', { headers: { 'content-type': 'image/webp', etag: '"1"', 'set-cookie': 'a=b' } });
    };
    server = await listen(
      createBackendWeb({ backend: handleBackend, prefix: '/v1', trustsProxy: () => true, log: createRecordingLog() }),
      0,
      'BACKEND_PORT',
    );
  });
  afterAll(() => server.close());

  it('serves its operations below the prefix only', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    await fetch(`${origin}/v1/cart/v1/item`, { method: 'POST', body: 'text' });
    expect(requests).toEqual(['POST /cart/v1/item text']);
    expect((await fetch(`${origin}/cart/v1/item`)).status).toBe(404);
  });

  it('serves the contract with the path of its operations', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/openapi.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/v1' }] });
  });

  it('serves the reference below its path, with a list of all operations for readers without scripts', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/v1/reference`);
    const all = parseElements(await response.text());
    const [script, ...others] = all.filter(({ tag }) => tag === 'script');
    const nonce = script?.attributes.nonce ?? '';
    expect([nonce.length, others]).toEqual([24, []]);
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'nonce-${nonce}';`);
    const listed = all.flatMap(({ tag, attributes }) => (tag === 'li' ? [attributes.id] : []));
    const served = operations.flatMap(({ area, operationId }) => (area === 'internal' ? [] : [operationId]));
    expect(new Set(listed)).toEqual(new Set(served));
  });

  it('gives its media to the shop, without its cookies', async () => {
    const request = new Request('http://shop.example/media/a.jpg?x=1', { headers: { 'x-forwarded-for': '192.0.2.7' } });
    const response = await forwardMedia(`http://127.0.0.1:${server.port}/v1`)(request);
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([200, 'picture', 'image/webp']);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect([requests.at(-1), forwardedFor]).toEqual(['GET /media/a.jpg ', '192.0.2.7']);
  });
});
