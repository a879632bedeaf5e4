import { describe, expect, it, vi } from 'vitest';
import { addItem } from '#generated/calls/add-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getPage } from '#generated/calls/get-page.ts';
import { getServerTime } from '#generated/calls/get-server-time.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import { searchContent } from '#generated/calls/search-content.ts';
import { validateShippingAddress } from '#generated/calls/validate-shipping-address.ts';
import { createContextHeaders, createContextSettings, type CallContext } from './call-context.ts';
import { createCalls, type CallSettings, type Service } from './calls.ts';
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

/**
 * Creates a service that returns `body` at once.
 * @returns the calls and the received requests
 */
function createService(body: unknown = {}, settings: CallSettings = {}, origin = 'http://service.test') {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return Response.json(body);
  };
  return { requests, calls: createCalls({ origin, fetch }, settings) };
}
const createSilentCalls = (settings: CallSettings = {}) => {
  const signals: AbortSignal[] = [];
  const fetch = (request: Request): Promise<Response> => (signals.push(request.signal), new Promise(() => undefined));
  return { signals, calls: createCalls({ origin: 'http://service.test', fetch }, settings) };
};
const readFailure = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe('createCalls', () => {
  it('returns the data of a successful response', async () => {
    await expect(getServerTime(createService({ timestamp: 5 }).calls)).resolves.toEqual({ timestamp: 5 });
  });

  it('names the seconds of Retry-After, in the same process too', async () => {
    const headers = { 'retry-after': '7' };
    const services: Service[] = [
      { origin: 'http://service.test', fetch: async () => Response.json({}, { status: 503, headers }) },
      { origin: 'http://service.test', fetch: () => Promise.reject(), callDirectly: async () => ({ status: 503, body: {}, headers }) },
    ];
    for (const service of services)
      expect(await readFailure(getServerTime(createCalls(service)))).toMatchObject({ status: 503, retryAfter: 7 });
  });

  it('places its input as the contract describes: path, query, headers and body', async () => {
    const { requests, calls } = createService();
    await getCart(calls, { basketId: 'b 1', inventorySupplyCheck: true });
    await placeOrder(calls, { 'idempotency-key': 'k', body: { cartVersion: 7, cartId: 'c' } });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://service.test/cart/v1/cart/b%201?inventorySupplyCheck=true',
      'PUT http://service.test/cart/v2/checkout/order',
    ]);
    expect(requests[1]?.headers.get('idempotency-key')).toBe('k');
    expect(await requests[1]?.json()).toEqual({ cartVersion: 7, cartId: 'c' });
  });

  it('percent-encodes a slash in a slug and repeats the name of a list', async () => {
    const { requests, calls } = createService();
    await getPage(calls, { mode: 'publish', siteId: 'S', page: 'journal/first-frost' });
    await searchContent(calls, { mode: 'publish', siteId: 'S', searchType: 'article', 'tagId[]': ['a', 'b'] });
    expect(requests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/publish/caas/v1/canvas/page/S/journal%2Ffirst-frost',
      '/publish/caas/v1/canvas/search/S/article?tagId[]=a&tagId[]=b',
    ]);
  });

  it('keeps the path of the service’s origin', async () => {
    for (const origin of ['https://api.example/v1', 'https://api.example/v1/']) {
      const { requests, calls } = createService({}, {}, origin);
      await getServerTime(calls);
      expect(requests[0]?.url).toBe('https://api.example/v1/fapi/server/time');
    }
  });

  it('is rejected if its URL begins with a double slash', async () => {
    expect(() => createService({}, {}, '//elsewhere.example')).toThrow('"//elsewhere.example" must not begin with a double slash');
    for (const origin of ['', 'http://service.test']) {
      const { requests, calls } = createService({}, {}, origin);
      await expect(getPage(calls, { mode: '' as 'publish', siteId: 'S', page: 'home' })).rejects.toThrow(
        'must not begin with a double slash',
      );
      expect(requests).toEqual([]);
    }
  });

  it('throws the error of the response, with request and response', async () => {
    const body = { appId: 'x', correlationId: 'c1', errorDetails: [{ errorId: 'API404', message: 'No such thing.' }] };
    const calls = createCalls({ origin: 'http://service.test', fetch: async () => Response.json(body, { status: 404 }) });
    const failure = await readFailure(getServerTime(calls));
    expect(failure).toBeInstanceOf(ServiceError);
    expect(failure).toMatchObject({
      operation: 'getServerTime',
      status: 404,
      errorId: 'API404',
      correlationId: 'c1',
      appId: 'x',
      level: 'toast',
    });
    expect(failure).toMatchObject({ request: { url: 'http://service.test/fapi/server/time' }, response: { status: 404 } });
  });

  it('provides query keys for all responses of its kind and for one input', () => {
    expect(getCart.key()).toEqual(['getCart']);
    expect(getCart.key({ basketId: 'b' })).toEqual(['getCart', { basketId: 'b' }]);
    expect(getCart.query(createService().calls, { basketId: 'b' }).queryKey).toEqual(getCart.key({ basketId: 'b' }));
  });
});

describe('locale', () => {
  it('is sent with every call as query parameter and header', async () => {
    const { requests, calls } = createService({}, { locale: 'fr_CA' });
    await getCart(calls, { basketId: 'b' });
    expect([requests[0]?.url, requests[0]?.headers.get('locale')]).toEqual(['http://service.test/cart/v1/cart/b?locale=fr_CA', 'fr_CA']);
  });
});

describe('time-out', () => {
  it('is absent by default', async () => {
    vi.useFakeTimers();
    const { calls } = createSilentCalls();
    const settled = vi.fn();
    getServerTime(calls).then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect(settled).not.toHaveBeenCalled();
  });

  it('ends a call even if the service ignores the signal, and is not reported as an abort', async () => {
    const { calls } = createSilentCalls({ timeout: 5 });
    expect(await readFailure(getServerTime(calls))).toMatchObject({ operation: 'getServerTime', isAborted: false, message: /no response/ });
  });

  it('can be overridden per call', async () => {
    const { calls } = createSilentCalls({ timeout: 3_600_000 });
    await expect(getServerTime(calls, {}, { timeout: 5 })).rejects.toThrow(/no response/);
  });
});

describe('repeated call', () => {
  it('cancels the earlier one with the same input and no other', async () => {
    const { calls, signals } = createSilentCalls();
    const first = readFailure(getCart(calls, { basketId: 'a' }));
    void readFailure(getCart(calls, { basketId: 'b' }));
    void readFailure(getCart(calls, { basketId: 'a' }));
    expect(await first).toMatchObject({ isAborted: true });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  });

  it('is identified by the caller’s identity', async () => {
    const { calls, signals } = createSilentCalls();
    const send = (city: string) =>
      readFailure(validateShippingAddress(calls, { basketId: 'a', body: { address: { city } } }, { identity: 'a' }));
    void send('Ber');
    void send('Bern');
    await Promise.resolve();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('runs beside the earlier one if the client or caller allows it', async () => {
    const many = createSilentCalls({ repeats: 'allow' });
    const one = createSilentCalls();
    const item = { body: { basketId: 'b', sku: 's' } };
    for (const [calls, options] of [
      [many.calls, {}],
      [one.calls, { repeat: 'allow' }],
    ] as const) {
      void readFailure(addItem(calls, item, options));
      void readFailure(addItem(calls, item, options));
    }
    await Promise.resolve();
    expect([...many.signals, ...one.signals].some(({ aborted }) => aborted)).toBe(false);
  });
});

describe('context of a call', () => {
  it('is sent with a new transaction id each time', async () => {
    const { requests, calls } = createService(
      {},
      createContextSettings(() => context),
    );
    await getServerTime(calls);
    await getServerTime(calls);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      siteid: 'TARNFELL-US',
      brand: 'TARNFELL',
      locale: 'en_US',
      source: 'ECOM15',
    });
    expect(requests[0]?.headers.get('x-transaction-id')).not.toBe(requests[1]?.headers.get('x-transaction-id'));
  });

  it('omits the session before there is one', () => {
    expect(createContextHeaders(context)).not.toHaveProperty('x-usid');
    expect(createContextHeaders({ ...context, usid: 'u' })).toMatchObject({ 'x-usid': 'u' });
  });
});
