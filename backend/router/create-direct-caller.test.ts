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

describe('an in-process call', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ mode: 'production', accessKeys: ['key'] })), 60_000);
  afterAll(() => test.close());

  const send = (call: Partial<DirectCall> & Pick<DirectCall, 'operationId'>) => {
    const { callDirectly: respond } = test.backend;
    if (!respond) throw new Error('the backend takes no direct calls');
    return respond({ params: {}, query: {}, headers: { ...headers, 'x-access-key': 'key' }, body: undefined, ...call });
  };
  const getErrorIds = ({ body }: { readonly body: unknown }): unknown[] =>
    (body as { readonly errorDetails: readonly { readonly errorId: string }[] }).errorDetails.map(({ errorId }) => errorId);

  it('returns the same response as over HTTP', async () => {
    const params = { productId: 'TFKES01M' };
    const direct = await send({
      operationId: 'getProductDetails',
      params,
      query: { locale: 'fr_CA' },
      headers: { ...headers, siteid: 'TARNFELL-CA' },
    });
    const response = await test.get('/products/v2/products/TFKES01M/details?locale=fr_CA', { ...headers, siteid: 'TARNFELL-CA' });
    expect([direct.status, JSON.parse(JSON.stringify(direct.body))]).toEqual([response.status, await response.json()]);
  });

  it('gets the defaults of its contract', async () => {
    const { body } = await send({ operationId: 'getCatalog', query: { filters: ['cgid=2000'] } });
    const response = await test.get('/products/v2/catalog?filters=cgid%3D2000', { ...headers, 'x-access-key': 'key' });
    expect(JSON.parse(JSON.stringify(body))).toEqual(await response.json());
  });

  it('is rejected if it breaks its contract, or for an unknown operation', async () => {
    const wrong = await send({ operationId: 'getCatalog', query: { count: 'many' } });
    expect([wrong.status, getErrorIds(wrong)]).toEqual([400, ['API400']]);
    const nul = await send({ operationId: 'searchProducts', query: { q: 'a\u0000' } });
    expect(nul.status).toBe(400);
    const missing = await send({ operationId: 'getProductDetails', params: { productId: 'NONE0000' } });
    expect(missing.status).toBe(404);
  });

  it('drops invalid parts if the operation accepts the others', async () => {
    const events = [
      { eventType: 'monetate:record:PageEvents', pageEvents: 'not a list' },
      { eventType: 'monetate:decision:DecisionRequest', requestId: 'r', includeReporting: false },
    ];
    const { status, body } = await send({ operationId: 'decide', params: { brand: 'tarnfell' }, body: { channel: 'a/p/x', events } });
    expect([status, body]).toMatchObject([
      200,
      { meta: { errors: [expect.stringContaining('/events/0')] }, data: { responses: [{ requestId: 'r' }] } },
    ]);
  });

  it('requires the same access key as every call', async () => {
    const stranger = await send({ operationId: 'getCatalog', headers });
    const response = await test.get('/products/v2/catalog', headers);
    expect(stranger.status).toBe(response.status);
  });

  it('requires an access token for operations of a customer', async () => {
    const params = { basketId: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64' };
    const rejection = await send({ operationId: 'getCart', params });
    expect([rejection.status, getErrorIds(rejection)]).toEqual([401, ['AUT401']]);
    const issued = await test.post('/token/v2/auth/token', { type: 'Guest' }, { ...headers, 'x-access-key': 'key' });
    const { accessToken } = (await issued.json()) as { readonly accessToken: string };
    const unknown = await send({
      operationId: 'getCart',
      params,
      headers: { ...headers, 'x-access-key': 'key', authorization: `Bearer ${accessToken}` },
    });
    expect([unknown.status, getErrorIds(unknown)]).toEqual([404, ['BSK404']]);
  });

  it('is not available outside production, where both sides are validated over HTTP', async () => {
    const checked = await startTestBackend();
    expect(checked.backend.callDirectly).toBeUndefined();
    await checked.close();
  });
});
