import { describe, expect, it } from 'vitest';
import { contextHeaders, type CallContext } from './call-context.ts';
import { createCalls, dataOf } from './calls.ts';
import { ServiceError } from './service-error.ts';

const context: CallContext = {
  siteId: 'TARNFELL-US',
  brand: 'tarnfell',
  wireLocale: 'en_US',
  region: 'NORA',
  channel: 'ECOMM',
  accessKey: 'key',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
};

const answering = (response: () => Promise<Response>, timeout = 1000) =>
  createCalls({ origin: 'http://service.test', fetch: response }, timeout);
const time = (calls: ReturnType<typeof answering>) => dataOf('getServerTime', calls.GET('/fapi/server/time', {}));

describe('calls', () => {
  it('answers the data of a success', async () => {
    await expect(time(answering(async () => Response.json({ timestamp: 5 })))).resolves.toEqual({ timestamp: 5 });
  });

  it('throws what the error answer says', async () => {
    const body = { appId: 'x', correlationId: 'c1', errorDetails: [{ errorId: 'API404', message: 'No such thing.' }] };
    const failure = await time(answering(async () => Response.json(body, { status: 404 }))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject({ operation: 'getServerTime', status: 404, errorId: 'API404', correlationId: 'c1' });
  });

  it('gives up on a service that does not answer in time', async () => {
    await expect(time(answering(() => new Promise(() => undefined), 5))).rejects.toThrow(/getServerTime: no answer/);
  });

  it('percent-encodes a slash in a slug', async () => {
    let asked = '';
    const calls = createCalls(
      { origin: 'http://service.test', fetch: async (request) => ((asked = request.url), Response.json({})) },
      1000,
    );
    await calls.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', {
      params: { path: { mode: 'publish', siteId: 'TARNFELL-US', page: 'journal/first-frost' } },
    });
    expect(asked).toBe('http://service.test/publish/caas/v1/canvas/page/TARNFELL-US/journal%2Ffirst-frost');
  });
});

describe('contextHeaders', () => {
  it('sends the context with a new transaction id each time', () => {
    const [first, second] = [contextHeaders(context), contextHeaders(context)];
    expect(first).toMatchObject({
      siteid: 'TARNFELL-US',
      brand: 'TARNFELL',
      locale: 'en_US',
      source: 'ECOM15',
      'x-correlation-id': context.correlationId,
    });
    expect(first['x-transaction-id']).not.toBe(second['x-transaction-id']);
    expect(first).not.toHaveProperty('x-usid');
  });
});
