import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectCall } from '#generated/openapi/call.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

const headers = {
  siteid: 'TARNFELL-US',
  brand: 'TARNFELL',
  locale: 'en_US',
  channel: 'ECOMM',
  'x-correlation-id': 'b6c1d9be-66ef-4a3b-9c2d-0d5f3b0f7a11',
};

describe('a call without a request in between', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ mode: 'production', accessKeys: ['key'] })), 60_000);
  afterAll(() => test.close());

  const ask = (call: Partial<DirectCall> & Pick<DirectCall, 'operationId'>) => {
    const { answer } = test.backend;
    if (!answer) throw new Error('the backend takes no direct calls');
    return answer({ params: {}, query: {}, headers: { ...headers, 'x-access-key': 'key' }, body: undefined, ...call });
  };
  const errorIds = ({ body }: { readonly body: unknown }): unknown[] =>
    (body as { readonly errorDetails: readonly { readonly errorId: string }[] }).errorDetails.map(({ errorId }) => errorId);

  it('is answered as over HTTP', async () => {
    const params = { productId: 'TFKES01M' };
    const direct = await ask({
      operationId: 'getProductDetails',
      params,
      query: { locale: 'fr_CA' },
      headers: { ...headers, siteid: 'TARNFELL-CA' },
    });
    const response = await test.get('/products/v2/products/TFKES01M/details?locale=fr_CA', { ...headers, siteid: 'TARNFELL-CA' });
    expect([direct.status, JSON.parse(JSON.stringify(direct.body))]).toEqual([response.status, await response.json()]);
  });

  it('gets the defaults of its contract', async () => {
    const { body } = await ask({ operationId: 'getCatalog', query: { filters: ['cgid=2000'] } });
    const response = await test.get('/products/v2/catalog?filters=cgid%3D2000', { ...headers, 'x-access-key': 'key' });
    expect(JSON.parse(JSON.stringify(body))).toEqual(await response.json());
  });

  it('is refused where it breaks its contract, and where there is no such thing', async () => {
    const wrong = await ask({ operationId: 'getCatalog', query: { count: 'many' } });
    expect([wrong.status, errorIds(wrong)]).toEqual([400, ['API400']]);
    const nul = await ask({ operationId: 'searchProducts', query: { q: 'a\u0000' } });
    expect(nul.status).toBe(400);
    const missing = await ask({ operationId: 'getProductDetails', params: { productId: 'NONE0000' } });
    expect(missing.status).toBe(404);
  });

  it('is taken without what is faulty of it where parts stand alone', async () => {
    const events = [
      { eventType: 'monetate:record:PageEvents', pageEvents: 'not a list' },
      { eventType: 'monetate:decision:DecisionRequest', requestId: 'r', includeReporting: false },
    ];
    const { status, body } = await ask({ operationId: 'decide', params: { brand: 'tarnfell' }, body: { channel: 'a/p/x', events } });
    expect([status, body]).toMatchObject([
      200,
      { meta: { errors: [expect.stringContaining('/events/0')] }, data: { responses: [{ requestId: 'r' }] } },
    ]);
  });

  it('passes the same gate as every call: the key of a known program', async () => {
    const stranger = await ask({ operationId: 'getCatalog', headers });
    const response = await test.get('/products/v2/catalog', headers);
    expect(stranger.status).toBe(response.status);
  });

  it('needs the access token of a call in a customer’s name', async () => {
    const params = { basketId: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64' };
    const refused = await ask({ operationId: 'getCart', params });
    expect([refused.status, errorIds(refused)]).toEqual([401, ['AUT401']]);
    const issued = await test.post('/token/v2/auth/token', { type: 'Guest' }, { ...headers, 'x-access-key': 'key' });
    const { accessToken } = (await issued.json()) as { readonly accessToken: string };
    const unknown = await ask({
      operationId: 'getCart',
      params,
      headers: { ...headers, 'x-access-key': 'key', authorization: `Bearer ${accessToken}` },
    });
    expect([unknown.status, errorIds(unknown)]).toEqual([404, ['BSK404']]);
  });

  it('is none outside production, where both sides are held against the contract', async () => {
    const checked = await startTestBackend();
    expect(checked.backend.answer).toBeUndefined();
    await checked.close();
  });
});
