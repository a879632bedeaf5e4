import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { findCart } from '../cart/changes/find-cart.ts';
import { useGetCart } from '../cart/changes/get-cart.ts';
import { createTestCart, createTestItem } from '../cart/testing/cart-service.ts';
import { createCalls, type Calls } from '../client/calls.ts';
import { ServiceError } from '../client/service-error.ts';
import { errorMessages } from '#generated/messages/error/de.ts';
import { createBrowserCalls } from './browser-calls.ts';
import { cartKey } from './cart-key.ts';
import { getErrorText, useCalls } from './commerce-provider.tsx';
import { createCommerce, watchCart } from './create-commerce.ts';
import { createPrefetch } from './prefetch.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';
import { TestCommerce } from './testing/test-commerce.tsx';

const page = { filters: ['cgid=1000'], count: 24 };
const listing = { total: 63, start: 0, count: 24, breadcrumbs: [], products: [], facets: [], sorts: [] };
const createTestService = (response: unknown, status = 200, requests: string[] = []): Calls =>
  createCalls({
    origin: 'http://service.test',
    fetch: async ({ url }) => {
      requests.push(url);
      return Response.json(response, { status });
    },
  });
const createFailure = (status?: number, isAborted = false) => new ServiceError('x', { operation: 'getCart', status, isAborted });

function Total() {
  const { data, isPending } = useQuery(getCatalog.query(useCalls(), page));
  const { data: cart } = useGetCart();
  return <p>{isPending ? 'loading' : `${data?.total} products, ${cart?.totals.totalUnits ?? 'no'} in the cart`}</p>;
}
const render = (state?: ReturnType<ReturnType<typeof createPrefetch>['state']>) =>
  renderToString(
    <TestCommerce wireLocale="en_US" languageTag="en-US" errorMessages={errorMessages} state={state}>
      <Total />
    </TestCommerce>,
  );

it('createCommerce keeps a cart change and reports the error if a callback of the shop throws', async () => {
  const report = vi.fn();
  const fault = (): never => {
    throw new TypeError('x is undefined');
  };
  const host = { onCartChange: fault, onAdded: fault, onCartRecreated: async () => fault(), report };
  const commerce = createCommerce({ wireLocale: 'en_US', languageTag: 'en-US', errorMessages, host });
  const stored = createTestCart('c', 1, [createTestItem('1', 'A', 2)]);
  commerce.notifyChanged({ mutation: 'addItem', before: null, after: stored });
  commerce.notifyRecreated([]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  expect(report).toHaveBeenCalledWith({ level: 'error', message: 'TypeError: x is undefined', operation: 'onCartChange' });
});

describe('createPrefetch', () => {
  it('provides data for the page’s first render, serialized as JSON', async () => {
    const prefetch = createPrefetch();
    const requests: string[] = [];
    expect(await prefetch.load(getCatalog.query(createTestService(listing, 200, requests), page))).toEqual(listing);
    await prefetch.load({ queryKey: cartKey, queryFn: async () => createTestCart('c', 1, [createTestItem('1', 'A', 2)]) });
    expect(requests).toEqual(['http://service.test/products/v2/catalog?filters=cgid%3D1000&count=24']);
    expect(render(JSON.parse(JSON.stringify(prefetch.state())))).toBe('<p>63 products, 2 in the cart</p>');
    expect(render()).toBe('<p>loading</p>');
  });

  it('ignores failures of optional data', async () => {
    const prefetch = createPrefetch();
    const failing = createTestService({ errorDetails: [{ errorId: 'GEN500', message: 'x' }] }, 500);
    expect(await prefetch.tryLoad(getCatalog.query(failing, page))).toBeUndefined();
    await expect(prefetch.load(getCatalog.query(failing, page))).rejects.toMatchObject({ errorId: 'GEN500' });
    expect(prefetch.state().queries).toEqual([]);
  });

  it('treats a lost cart as none', async () => {
    const lost = createTestService({ errorDetails: [{ errorId: 'BSK404', message: 'x' }] }, 404);
    expect(await findCart(lost, { basketId: 'c' })).toBeNull();
  });
});

describe('createBrowserCalls', () => {
  it('sends the header that other sites cannot send, and the page’s language', async () => {
    let seen: Request | undefined;
    const send = async (request: Request): Promise<Response> => ((seen = request), Response.json({}));
    const calls = createBrowserCalls('fr_CA', {}, { service: { origin: 'http://tarnfell.localhost/api', fetch: send } });
    await removeItem(calls, { body: { basketId: 'b', itemId: 'i' } });
    expect([seen?.url, seen?.method, await seen?.json()]).toEqual([
      'http://tarnfell.localhost/api/cart/v1/item?locale=fr_CA',
      'DELETE',
      { basketId: 'b', itemId: 'i' },
    ]);
    expect(Object.fromEntries(seen?.headers ?? [])).toMatchObject({ 'x-cairn-request': '1', locale: 'fr_CA' });
    expect(seen?.headers.has('authorization')).toBe(false);
  });
});

describe('shouldRetry', () => {
  it('never retries on a server, because the shopper is waiting', () => {
    expect(shouldRetry(0, createFailure(503))).toBe(false);
  });

  it('retries in a browser without a response, but not after a rejection or an abort', () => {
    Object.assign(globalThis, { window: globalThis });
    try {
      expect([createFailure(), createFailure(503)].map((error) => shouldRetry(0, error))).toEqual([true, true]);
      expect(
        [createFailure(404), createFailure(409), createFailure(undefined, true), new Error('bug')].map((error) => shouldRetry(0, error)),
      ).toEqual([false, false, false, false]);
      expect(shouldRetry(2, createFailure(503))).toBe(false);
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }
  });
});

describe('getErrorText', () => {
  it('returns a generic text for an error without its own', () => {
    expect(getErrorText(new TypeError('x is undefined'), errorMessages)).toBe(errorMessages.unknown);
    expect(getErrorText(new ServiceError('x', { operation: 'o', text: 'Own.' }), errorMessages)).toBe('Own.');
  });
});

describe('watchCart', () => {
  it('reports each cart once until it is unsubscribed', () => {
    const client = createQueryClient();
    const reported: number[] = [];
    const show = (version: number) => client.setQueryData(cartKey, createTestCart('c', version, []));
    show(1);
    const end = watchCart(client, (cart) => reported.push(cart?.version ?? 0));
    show(2);
    client.setQueryData(getCountryList.key(), {});
    client.setQueryData(cartKey, null);
    end();
    show(3);
    expect(reported).toEqual([1, 2, 0]);
  });
});

describe('repeated query', () => {
  it('cancels the earlier one', async () => {
    const signals: AbortSignal[] = [];
    const calls = createCalls({
      origin: 'http://service.test',
      fetch: async ({ signal }) => (
        signals.push(signal),
        signals.length === 2 ? new Promise<Response>(() => undefined) : Response.json(listing)
      ),
    });
    const client = createQueryClient();
    await client.fetchQuery(getCatalog.query(calls, page));
    const { queryKey } = getCatalog.query(calls, page);
    void client.refetchQueries({ queryKey, type: 'all' });
    await Promise.resolve();
    await client.refetchQueries({ queryKey, type: 'all' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
  });
});
