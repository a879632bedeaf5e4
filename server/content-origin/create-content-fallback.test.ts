import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getFragment } from '#generated/calls/get-fragment.ts';
import { isNotFound } from '#storefront/content/content-calls.ts';
import type { StaleContent } from '#storefront/services/content-fallback.ts';
import { createContentFallback } from './create-content-fallback.ts';
import { openContentCache } from './content-cache.ts';
import { failures, respondWithInvalidRequest, startContentServer } from './testing/content-server.ts';

const RETRY = 5000;

let folder: string;
let server: Awaited<ReturnType<typeof startContentServer>>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cairn-origin-'));
  server = await startContentServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Starts a server on the folder, with a clock that tests set. */
async function startServer(staleAfter = 100, timeout = 200) {
  const clock = { time: 1_000_000 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const now = (): number => clock.time;
  const cache = await openContentCache({ folder, bytes: 2 ** 20, now, log });
  const fallback = createContentFallback({ cache, timeout, staleAfter, retryInterval: RETRY, now, log });
  const send = async (fragmentId: string, siteid = 'TARNFELL-US') => {
    const reported: StaleContent[] = [];
    const fetching = (request: Request): Promise<Response> => fetch(request);
    const middleware = [fallback((stale) => reported.push(stale))];
    const calls = createCalls({ origin: server.origin, fetch: fetching }, { headers: () => ({ siteid }), middleware, repeats: 'allow' });
    const { name } = await getFragment(calls, { mode: 'publish', fragmentId });
    return { name, stale: reported[0] };
  };
  const readFailure = (fragmentId: string): Promise<unknown> => send(fragmentId).catch((error: unknown) => error);
  return { clock, log, send, failureOf: readFailure, stop: cache.flush };
}

describe.each(Object.entries(failures))('a content origin that responds with %s', (_, fault) => {
  it('is replaced by cached content, also after a restart, until it recovers', async () => {
    const first = await startServer();
    expect(await first.send('news')).toEqual({ name: 'first', stale: undefined });
    server.state.failure = fault;
    first.clock.time += 90_000;
    expect(await first.send('news')).toMatchObject({ name: 'first', stale: { seconds: 90, wasRequested: true } });
    await first.stop();

    const second = await startServer();
    second.clock.time += 95_000;
    expect(await second.send('news')).toMatchObject({ name: 'first', stale: { seconds: 95 } });
    server.state.failure = undefined;
    server.state.name = 'second';
    second.clock.time += RETRY;
    await expect.poll(() => second.send('news')).toEqual({ name: 'second', stale: undefined });
    await second.stop();
  });

  it('does not make uncached documents count as missing', async () => {
    const shop = await startServer();
    server.state.failure = fault;
    const errors = [await shop.failureOf('news'), await shop.failureOf('other'), await shop.failureOf('third')];
    expect(errors.map((error) => [error instanceof ServiceError, isNotFound(error)])).toEqual(errors.map(() => [true, false]));
  });

  it('is logged once when it fails and once when it recovers', async () => {
    const shop = await startServer();
    await shop.send('news');
    server.state.failure = fault;
    for (let view = 0; view < 20; view += 1) await Promise.all([shop.send('news'), shop.failureOf(`other-${view}`)]);
    expect(shop.log.warn).toHaveBeenCalledTimes(1);
    server.state.failure = undefined;
    shop.clock.time += RETRY;
    await expect.poll(async () => (await shop.send('news')).stale).toBeUndefined();
    expect([shop.log.warn.mock.calls.length, shop.log.info.mock.calls.length]).toEqual([1, 1]);
    await shop.stop();
  });
});

it('createContentFallback sends one request per retry interval while the origin is down', async () => {
  const shop = await startServer();
  await shop.send('news');
  server.state.failure = failures['a closed connection'];
  await shop.send('news');
  const before = server.state.requests;
  for (let view = 0; view < 50; view += 1) await shop.send('news');
  expect(server.state.requests).toBe(before);
  shop.clock.time += RETRY;
  await Promise.all(Array.from({ length: 50 }, () => shop.send('news')));
  await expect.poll(() => server.state.requests).toBe(before + 1);
});

it('createContentFallback returns cached content after the wait and caches the late response', async () => {
  const shop = await startServer(10, 5000);
  await shop.send('news');
  server.state.name = 'second';
  const release = Promise.withResolvers<void>();
  server.state.failure = async (response, document) => {
    await release.promise;
    response.writeHead(200).end(document);
  };
  expect(await shop.send('news')).toMatchObject({ name: 'first', stale: { reason: 'late' } });
  release.resolve();
  await expect.poll(async () => shop.log.warn.mock.calls.length === 0 && (await shop.send('news')).name).toBe('second');
  await shop.stop();
});

it('createContentFallback waits once for an origin that hangs and recovers with its first response in time', async () => {
  const shop = await startServer(100, 60_000);
  const slugs = Array.from({ length: 20 }, (_, number) => `page-${number}`);
  for (const slug of slugs) await shop.send(slug);
  server.state.failure = failures['no response at all'];
  server.state.name = 'second';
  const began = performance.now();
  for (const slug of slugs) expect(await shop.send(slug)).toMatchObject({ name: 'first', stale: { reason: 'late' } });
  expect(performance.now() - began).toBeLessThan(1000);

  server.state.failure = undefined;
  shop.clock.time += RETRY;
  await expect.poll(() => shop.send('page-0')).toEqual({ name: 'second', stale: undefined });
  expect(await shop.send('page-1')).toEqual({ name: 'second', stale: undefined });
  expect(shop.log.warn).not.toHaveBeenCalled();
  await shop.stop();
});

it('createContentFallback requests all other documents if the origin fails for one', async () => {
  const shop = await startServer();
  await Promise.all([shop.send('news'), shop.send('other')]);
  server.state.name = 'second';
  for (let view = 0; view < 5; view += 1) {
    server.state.failure = failures['a server error'];
    expect(await shop.send('news')).toMatchObject({ name: 'first' });
    server.state.failure = undefined;
    expect(await shop.send('other')).toEqual({ name: 'second', stale: undefined });
    expect(await shop.send(`new-${view}`)).toEqual({ name: 'second', stale: undefined });
  }
  expect(shop.log.warn).toHaveBeenCalledTimes(1);
  await shop.stop();
});

it('createContentFallback returns a cached 404 while the origin is down', async () => {
  const shop = await startServer();
  expect(isNotFound(await shop.failureOf('missing'))).toBe(true);
  server.state.failure = failures['a closed connection'];
  expect(isNotFound(await shop.failureOf('missing'))).toBe(true);
  await shop.stop();
});

it('createContentFallback accepts a 400 only for documents that were never returned', async () => {
  const shop = await startServer();
  await shop.send('news');
  server.state.failure = respondWithInvalidRequest;
  expect(await shop.send('news')).toMatchObject({ name: 'first', stale: { reason: 'status', status: 400 } });
  expect(isNotFound(await shop.failureOf('other'))).toBe(true);
  await shop.stop();
});

it('createContentFallback caches the content of each site separately', async () => {
  const shop = await startServer();
  await shop.send('news', 'TARNFELL-US');
  server.state.name = 'second';
  await shop.send('news', 'SOLVANE-DE');
  server.state.failure = failures['a closed connection'];
  expect([(await shop.send('news', 'TARNFELL-US')).name, (await shop.send('news', 'SOLVANE-DE')).name]).toEqual(['first', 'second']);
  await shop.stop();
});
