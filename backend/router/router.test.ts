import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation, OperationResponse } from '#generated/openapi/operations.ts';
import { operations } from '#generated/openapi/operations.ts';
import { DatabaseUnavailableError } from '../ports.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { handleHttpCall } from './handle-http-call.ts';
import { getBodyLimit } from './body-limit.ts';
import { createBadRequestError } from './call-error.ts';
import { createRouter } from './create-router.ts';
import type { Handler, Handlers } from './handler.ts';
import { maxBodySize, readInput } from './read-request.ts';
import { createSamplePath } from './testing/create-sample-path.ts';

const page = '/publish/caas/v1/canvas/page/TARNFELL-US/home';
const correlationId = '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20';

interface ErrorBody {
  readonly appId: string;
  readonly correlationId: string;
  readonly errorDetails: readonly { readonly errorId: string; readonly message: string }[];
}

/** No route returns these. */
const isUnrouted = (status: number, text: string): boolean => status === 405 || (status === 404 && text.includes('not found.'));

const readError = async (response: Response): Promise<[number, string | undefined]> => {
  const body = (await response.json()) as ErrorBody;
  expect(body.appId).toBe('cairn-backend');
  expect(body.correlationId).toBe(response.headers.get('x-correlation-id'));
  return [response.status, body.errorDetails[0]?.errorId];
};

describe('readInput', () => {
  it('accepts longer bodies for operations whose contract allows them', async () => {
    const operation = (operations as readonly Operation[]).find(({ operationId }) => operationId === 'contactUs');
    if (!operation) throw new Error('the contract has no contactUs');
    const url = new URL(`http://backend.local${operation.path}`);
    const limit = getBodyLimit(operation.path);
    const headers = { 'content-type': 'application/json' };
    const read = async (bytes: number): Promise<unknown> => {
      const request = new Request(url, { method: 'POST', headers, body: `"${'x'.repeat(bytes - 2)}"` });
      return readInput({ operation, request, url, params: {} }).then(
        () => 'read',
        (error: unknown) => error,
      );
    };
    expect([limit > maxBodySize, getBodyLimit('/cart/v1/item?locale=en_US')]).toEqual([true, maxBodySize]);
    expect(await read(limit)).toBe('read');
    expect(await read(limit + 1)).toMatchObject({ status: 413, errorId: 'API413' });
  });
});

describe('createRouter', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  it('has a route for every operation, except the storefront’s own', async () => {
    for (const operation of operations as readonly Operation[]) {
      const { operationId, area, method } = operation;
      const response = await test.backend.fetch(new Request(`http://backend.local${createSamplePath(operation)}`, { method }));
      const [, errorId] = area === 'internal' ? await readError(response) : [0, undefined];
      const routed = area === 'internal' ? errorId !== 'API404' : !isUnrouted(response.status, await response.text());
      expect([operationId, routed]).toEqual([operationId, area !== 'internal']);
    }
  });

  it('returns the correlation id, and creates one if it is missing or invalid', async () => {
    const echoed = await test.get(page, { 'x-correlation-id': correlationId });
    expect(echoed.headers.get('x-correlation-id')).toBe(correlationId);
    const issued = await test.get(page);
    expect(issued.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await test.get(page, { 'x-correlation-id': 'a b<c>' })).headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('responds with 404 in the error format to an unknown path', async () => {
    expect(await readError(await test.get('/nothing/here', { 'x-correlation-id': correlationId }))).toEqual([404, 'API404']);
  });

  it('responds with 405 and the allowed methods to a method that the path does not support', async () => {
    const response = await test.post(page, {});
    expect(response.headers.get('allow')).toBe('GET');
    expect(await readError(response)).toEqual([405, 'API405']);
  });

  it('responds with 406 to a caller that does not accept JSON', async () => {
    expect(await readError(await test.get(page, { accept: 'text/html' }))).toEqual([406, 'API406']);
    expect((await test.get(page, { accept: 'text/html, */*;q=0.1' })).status).toBe(200);
  });

  it('responds with 415, 400 and 413 to unreadable bodies', async () => {
    const url = '/consumers-v3/consumer';
    expect(await readError(await test.post(url, '<a/>', { 'content-type': 'application/xml' }))).toEqual([415, 'API415']);
    expect(await readError(await test.post(url, '{"a":'))).toEqual([400, 'API400']);
    expect(await readError(await test.post(url, ''))).toEqual([400, 'API400']);
    expect(await readError(await test.post(url, `"${'x'.repeat(maxBodySize)}"`))).toEqual([413, 'API413']);
  });

  it('handles HEAD like GET, without a body', async () => {
    const response = await test.backend.fetch(new Request(`http://backend.local${page}`, { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('serves media, with errors in the error format', async () => {
    const base = '/media/cairn/image/upload';
    expect((await test.get(`${base}/w_96,f_webp/scenes/ridge.jpg`)).headers.get('content-type')).toBe('image/webp');
    expect(await readError(await test.get(`${base}/w_0/scenes/ridge`))).toEqual([400, 'API400']);
    expect(await readError(await test.get(`${base}/w_96/unknown`))).toEqual([404, 'API404']);
    expect(await readError(await test.post(`${base}/w_96/scenes/ridge`, {}))).toEqual([405, 'API405']);
  });
});

describe('the audience of an operation', () => {
  it('is enforced: a token of another role is treated as missing', async () => {
    const handler = { handle: () => ({ status: 204, body: undefined }) };
    const context = {
      siteId: 'TARNFELL-US',
      channel: 'ECOMM',
      transactionId: 't',
      correlationId,
      customer: { id: 'c', role: 'guest', usid: 'u' },
    } as const;
    const options = {
      authenticate: async () => context,
      ids: { uuid: () => correlationId },
      log: createRecordingLog(),
      mode: 'production',
      timeoutMs: 500,
    } as const;
    const getCart = (operations as readonly Operation[]).find(({ operationId }) => operationId === 'getCart');
    if (!getCart) throw new Error('there is no getCart');
    const send = (audience: Operation['audience']): Promise<Response> => {
      const request = new Request('http://backend.local/cart/v1/cart/5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64');
      const params = { basketId: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64' };
      return handleHttpCall({ operation: { ...getCart, audience }, handler, request, url: new URL(request.url), params }, options);
    };
    expect((await send(['guest', 'registered'])).status).toBe(204);
    expect(await readError(await send(['registered']))).toEqual([401, 'AUT401']);
  });
});

describe('runPipeline', () => {
  const log = createRecordingLog();
  afterEach(() => void log.lines.splice(0));
  const good: OperationResponse<'getFooter'> = { id: 'f', type: 'footer', name: 'F', slug: 'f', components: [] };
  const footer = 'http://backend.local/publish/caas/v1/canvas/footer/TARNFELL-US';
  const buildRouter = (handler: Handler<'getFooter'>, mode: 'development' | 'production' = 'development') =>
    createRouter({ getFooter: handler } as Handlers, {
      authenticate: () => Promise.reject(createBadRequestError(['nobody is known here'])),
      ids: { uuid: () => correlationId },
      log,
      mode,
      timeoutMs: 30,
    });
  const call = async (...router: Parameters<typeof buildRouter>): Promise<Response> => buildRouter(...router)(new Request(footer));

  it('sends no invalid response, and logs operation and pointer', async () => {
    const broken = { ...good, components: [{ id: 'no-type' }] } as unknown as OperationResponse<'getFooter'>;
    const response = await call({ handle: () => ({ body: broken }) });
    expect([response.status, await response.json()]).toMatchObject([500, { errorDetails: [{ errorId: 'GEN500' }] }]);
    expect(log.lines[0]?.sentence).toContain("getFooter violates the contract: /components/0 must have required property 'type'");
    expect((await call({ handle: () => ({ body: broken }) }, 'production')).status).toBe(200);
  });

  it('logs at level info when the caller has disconnected', async () => {
    const caller = new AbortController();
    const app = buildRouter({ handle: (): Promise<never> => (caller.abort(), new Promise(() => undefined)) });
    await app(new Request(footer, { signal: caller.signal }));
    expect(log.lines).toMatchObject([{ level: 'info', sentence: '[cairn] [backend] getFooter was canceled by the client' }]);
  });

  it('hides internal errors from the caller, and logs them in full', async () => {
    const response = await call({ handle: () => Promise.reject(new Error('secret cause')) });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log.lines[0]?.sentence).toBe('[cairn] [backend] getFooter failed: secret cause');
  });

  it('responds with 503 and Retry-After while the database is unavailable, and logs a warning', async () => {
    const response = await call({ handle: () => Promise.reject(new DatabaseUnavailableError('57P01')) });
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      '5',
      { errorDetails: [{ errorId: 'GEN500' }] },
    ]);
    expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
  });

  it('aborts a handler after its time limit', async () => {
    const response = await call({ handle: () => new Promise(() => undefined) });
    expect([response.status, log.lines[0]?.sentence]).toEqual([500, expect.stringContaining('timeout')]);
  });
});
