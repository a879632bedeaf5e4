import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { getMenu } from '#generated/calls/get-menu.ts';
import { examples } from '#generated/openapi/examples.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { EnvironmentError, parseEnvironment } from '../environment/environment.ts';
import { createExampleRequest } from './testing/example-request.ts';
import { sendTo, startMockService } from './testing/mock-requests.ts';

const menu = { mode: 'publish', siteId: 'TARNFELL-US' } as const;
const item = { body: { basketId: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64', sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 1 } };
const inventory = '/products/v2/products/TFMER01M/inventory';

describe('createMockService', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each((operations as readonly Operation[]).map((operation) => [operation.operationId, operation] as const))(
    'responds to the example request of %s with a valid success',
    async (operationId, operation) => {
      const { method, path, headers, body: sent } = createExampleRequest(operation);
      const { status, body } = await sendTo(startMockService(), method, path, headers, sent);
      expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), body]);
      const validate = operationValidators[operationId].responses[status];
      if (validate) expect([validate(body), validate.errors ?? []]).toEqual([true, []]);
    },
  );

  it('responds with the statuses and error codes of MOCK_CALLS', async () => {
    const calls = createCalls(startMockService('200, addItem:409:INV700'), { locale: 'en_US' });
    await expect(addItem(calls, item)).rejects.toMatchObject({ status: 409, errorId: 'INV700' });
    expect(await getMenu(calls, menu)).toEqual(examples.getMenu[200]);
    await expect(getMenu(createCalls(startMockService('500')), menu)).rejects.toMatchObject({ status: 500 });
  });

  it('responds with the status of a header, and rejects one that the operation does not have', async () => {
    const service = startMockService();
    const send = (status: string) => sendTo(service, 'POST', '/cart/v1/item', { 'x-mock-status': status });
    const createError = (errorId: string) => ({ errorDetails: [{ errorId }] });
    expect((await send('409')).status).toBe(409);
    const correlated = await sendTo(service, 'POST', '/cart/v1/cart', { 'x-mock-status': '500', 'x-correlation-id': 'own-id' });
    expect(correlated).toMatchObject({ status: 500, body: { correlationId: 'own-id' } });
    expect(await send('409:GWP403')).toMatchObject({ status: 409, body: createError('GWP403') });
    for (const invalid of ['418', '409:PYT404', 'much'])
      expect(await send(invalid)).toMatchObject({ status: 400, body: createError('API400') });
  });

  it('applies the delay of a header', async () => {
    const started = performance.now();
    expect((await sendTo(startMockService(), 'GET', inventory, { 'x-mock-delay': '30' })).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(25);
    expect((await sendTo(startMockService(), 'GET', inventory, { 'x-mock-delay': '60001' })).status).toBe(400);
  });

  it('generates a valid body from a seed, the same one each time', async () => {
    const send = async (seed: string) => (await sendTo(startMockService(), 'GET', '/consumers-v3/consumer', { 'x-mock-seed': seed })).body;
    const body = await send('7');
    expect(operationValidators.getProfile.responses[200]?.(body)).toBe(true);
    expect(await send('7')).toEqual(body);
    expect(await send('8')).not.toEqual(body);
  });

  it('varies stock by its own seed', async () => {
    const readStock = async (seed: number) => (await sendTo(startMockService('200', seed), 'GET', inventory)).body;
    expect(await readStock(1)).toEqual(await readStock(1));
    expect(await readStock(2)).not.toEqual(await readStock(1));
  });

  it('rejects a request that breaks the contract', async () => {
    const invalid = await sendTo(startMockService(), 'POST', '/cart/v1/item', {}, { ...item.body, basketId: 'none' });
    const message = 'body/basketId: must match format "uuid"';
    expect(invalid).toMatchObject({ status: 400, body: { errorDetails: expect.arrayContaining([{ errorId: 'API400', message }]) } });
    expect((await sendTo(startMockService(), 'POST', '/cart/v1/cart', { authorization: '' })).status).toBe(401);
  });

  it('rejects decisions in the form of their own contract', async () => {
    const { body } = await sendTo(startMockService(), 'POST', '/api/engine/v1/decide/tarnfell', {}, {});
    expect(body).toMatchObject({ meta: { code: 400 } });
  });

  it('changes its settings at runtime', async () => {
    const service = startMockService();
    const change = async (calls: string) => (await sendTo(service, 'PUT', '/mock/settings', {}, { calls })).status;
    const create = async () => (await sendTo(service, 'POST', '/cart/v1/cart')).status;
    expect([await change('createCart:500'), await create()]).toEqual([204, 500]);
    expect([await change('createCart:418'), await create()]).toEqual([400, 500]);
    expect([await change('200'), await create()]).toEqual([204, 201]);
  });

  it('serves the galleries of the second contract', async () => {
    const send = async (headers: Readonly<Record<string, string>>) =>
      (await sendTo(startMockService(), 'GET', '/galleries/api/?api_key=sandbox', headers)).status;
    expect([await send({}), await send({ 'x-mock-status': '429' }), await send({ 'x-mock-status': '404' })]).toEqual([200, 429, 400]);
  });

  it('is disabled in production', () => {
    const parse = () => parseEnvironment({ MOCK_CALLS: '200', NODE_ENV: 'production' }, '/shop');
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow('[cairn] [environment] MOCK_CALLS: the mock is not available in production; use `npm run dev`.');
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => startMockService()).toThrow('not available in production');
  });
});

describe('readMockedCalls', () => {
  it.each([
    ['yes', 'must be statuses such as 200, addItem:409 or addItem:409:INV700, not "yes"'],
    ['addThing:409', 'the contract has no operation addThing'],
    ['getMenu:418', 'getMenu responds with 200, '],
    ['addItem:409:PYT404', 'addItem has the error codes '],
  ])('rejects %s', (text, sentence) => {
    expect(() => parseEnvironment({ MOCK_CALLS: text, NODE_ENV: 'development' }, '/shop')).toThrow(
      `[cairn] [environment] MOCK_CALLS: ${sentence}`,
    );
  });
});
