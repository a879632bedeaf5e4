import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalls } from '#commerce/client/calls.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getFragment } from '#generated/calls/get-fragment.ts';
import { isNotFound } from '#storefront/content/content-calls.ts';
import type { StaleContent } from '#storefront/services/content-keeper.ts';
import { createContentKeeper } from './create-content-keeper.ts';
import { openKeptAnswers } from './kept-answers.ts';
import { faults, refusing, startContentServer } from './testing/content-server.ts';

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

/** A shop's host on the folder, with a clock that stands until it is set. */
async function startHost(patience = 100, limit = 200) {
  const clock = { time: 1_000_000 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const now = (): number => clock.time;
  const kept = await openKeptAnswers({ folder, bytes: 2 ** 20, now, log });
  const keeper = createContentKeeper({ kept, limit, patience, retry: RETRY, now, log });
  const ask = async (fragmentId: string, siteid = 'TARNFELL-US') => {
    const told: StaleContent[] = [];
    const fetching = (request: Request): Promise<Response> => fetch(request);
    const middleware = [keeper((stale) => told.push(stale))];
    const calls = createCalls({ origin: server.origin, fetch: fetching }, { headers: () => ({ siteid }), middleware, repeats: 'allow' });
    const { name } = await getFragment(calls, { mode: 'publish', fragmentId });
    return { name, stale: told[0] };
  };
  const failureOf = (fragmentId: string): Promise<unknown> => ask(fragmentId).catch((error: unknown) => error);
  return { clock, log, ask, failureOf, stop: kept.settled };
}

describe.each(Object.entries(faults))('a content origin that answers %s', (_, fault) => {
  it('is stood in for by what it last said, across a restart, until it answers again', async () => {
    const first = await startHost();
    expect(await first.ask('news')).toEqual({ name: 'first', stale: undefined });
    server.state.fault = fault;
    first.clock.time += 90_000;
    expect(await first.ask('news')).toMatchObject({ name: 'first', stale: { seconds: 90, isAsked: true } });
    await first.stop();

    const second = await startHost();
    second.clock.time += 95_000;
    expect(await second.ask('news')).toMatchObject({ name: 'first', stale: { seconds: 95 } });
    server.state.fault = undefined;
    server.state.name = 'second';
    second.clock.time += RETRY;
    await expect.poll(() => second.ask('news')).toEqual({ name: 'second', stale: undefined });
    await second.stop();
  });

  it('is no reason to say that there is nothing', async () => {
    const host = await startHost();
    server.state.fault = fault;
    const failures = [await host.failureOf('news'), await host.failureOf('other'), await host.failureOf('third')];
    expect(failures.map((error) => [error instanceof ServiceError, isNotFound(error)])).toEqual(failures.map(() => [true, false]));
  });

  it('is told of once, and that it is back once', async () => {
    const host = await startHost();
    await host.ask('news');
    server.state.fault = fault;
    for (let view = 0; view < 20; view += 1) await Promise.all([host.ask('news'), host.failureOf(`other-${view}`)]);
    expect(host.log.warn).toHaveBeenCalledTimes(1);
    server.state.fault = undefined;
    host.clock.time += RETRY;
    await expect.poll(async () => (await host.ask('news')).stale).toBeUndefined();
    expect([host.log.warn.mock.calls.length, host.log.info.mock.calls.length]).toEqual([1, 1]);
    await host.stop();
  });
});

it('is asked once in a while when it is down, however many pages are shown', async () => {
  const host = await startHost();
  await host.ask('news');
  server.state.fault = faults['a closed connection'];
  await host.ask('news');
  const before = server.state.asked;
  for (let view = 0; view < 50; view += 1) await host.ask('news');
  expect(server.state.asked).toBe(before);
  host.clock.time += RETRY;
  await Promise.all(Array.from({ length: 50 }, () => host.ask('news')));
  await expect.poll(() => server.state.asked).toBe(before + 1);
});

it('is waited for no longer than somebody has patience who can be shown something, and late answers are kept', async () => {
  const host = await startHost(10, 5000);
  await host.ask('news');
  server.state.name = 'second';
  const held = Promise.withResolvers<void>();
  server.state.fault = async (response, document) => {
    await held.promise;
    response.writeHead(200).end(document);
  };
  expect(await host.ask('news')).toMatchObject({ name: 'first', stale: { reason: 'late' } });
  held.resolve();
  await expect.poll(async () => host.log.warn.mock.calls.length === 0 && (await host.ask('news')).name).toBe('second');
  await host.stop();
});

it('that hangs is waited for once, not by each page, and is fresh again with its first answer in time', async () => {
  const host = await startHost(100, 60_000);
  const slugs = Array.from({ length: 20 }, (_, number) => `page-${number}`);
  for (const slug of slugs) await host.ask(slug);
  server.state.fault = faults['nothing, ever'];
  server.state.name = 'second';
  const began = performance.now();
  for (const slug of slugs) expect(await host.ask(slug)).toMatchObject({ name: 'first', stale: { reason: 'late' } });
  expect(performance.now() - began).toBeLessThan(1000);

  server.state.fault = undefined;
  host.clock.time += RETRY;
  await expect.poll(() => host.ask('page-0')).toEqual({ name: 'second', stale: undefined });
  expect(await host.ask('page-1')).toEqual({ name: 'second', stale: undefined });
  expect(host.log.warn).not.toHaveBeenCalled();
  await host.stop();
});

it('that fails for one document alone is asked for all others', async () => {
  const host = await startHost();
  await Promise.all([host.ask('news'), host.ask('other')]);
  server.state.name = 'second';
  for (let view = 0; view < 5; view += 1) {
    server.state.fault = faults['a server error'];
    expect(await host.ask('news')).toMatchObject({ name: 'first' });
    server.state.fault = undefined;
    expect(await host.ask('other')).toEqual({ name: 'second', stale: undefined });
    expect(await host.ask(`new-${view}`)).toEqual({ name: 'second', stale: undefined });
  }
  expect(host.log.warn).toHaveBeenCalledTimes(1);
  await host.stop();
});

it('that has said that there is nothing is believed while it is down', async () => {
  const host = await startHost();
  expect(isNotFound(await host.failureOf('missing'))).toBe(true);
  server.state.fault = faults['a closed connection'];
  expect(isNotFound(await host.failureOf('missing'))).toBe(true);
  await host.stop();
});

it('that refuses what it has answered before is not believed, but what it has never answered', async () => {
  const host = await startHost();
  await host.ask('news');
  server.state.fault = refusing;
  expect(await host.ask('news')).toMatchObject({ name: 'first', stale: { reason: 'status', status: 400 } });
  expect(isNotFound(await host.failureOf('other'))).toBe(true);
  await host.stop();
});

it('answers each site for itself', async () => {
  const host = await startHost();
  await host.ask('news', 'TARNFELL-US');
  server.state.name = 'second';
  await host.ask('news', 'SOLVANE-DE');
  server.state.fault = faults['a closed connection'];
  expect([(await host.ask('news', 'TARNFELL-US')).name, (await host.ask('news', 'SOLVANE-DE')).name]).toEqual(['first', 'second']);
  await host.stop();
});
