import { describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimit, OverloadError, type ConcurrencyLimitOptions } from './concurrency-limit.ts';

const limits: ConcurrencyLimitOptions = {
  maxRunning: 2,
  maxPerClient: 2,
  maxQueued: 3,
  queueTimeout: 1000,
  shutdownTimeout: 10,
  quietRounds: 4,
};
const client = '192.0.2.1';
/** Waits until this many requests are running. */
const waitForStarted = (log: readonly string[], count: number): Promise<void> =>
  vi.waitFor(() => expect(log).toHaveLength(count), { interval: 5 });
const present = new AbortController().signal;

/** Creates work that the test ends. */
function createManualWork(log: string[]) {
  const ends: (() => void)[] = [];
  const start = (name: string) => (): Promise<string> =>
    new Promise((resolve) => {
      log.push(name);
      ends.push(() => resolve(name));
    });
  return { start, end: () => ends.shift()?.() };
}

describe('createConcurrencyLimit', () => {
  it('runs a limited number of requests in order and rejects those that the queue cannot hold', async () => {
    const started: string[] = [];
    const { start, end } = createManualWork(started);
    const limit = createConcurrencyLimit(limits, present);
    const first = ['a', 'b'].map((name) => limit.run(client, start(name), present));
    await waitForStarted(started, 2);
    const all = [...first, ...['c', 'd', 'e', 'f'].map((name) => limit.run(client, start(name), present))];
    await expect(all.at(-1)).rejects.toMatchObject({ name: 'OverloadError', retryAfter: 5 });
    expect(started).toEqual(['a', 'b']);
    for (const [at, taken] of all.slice(0, -1).entries()) {
      end();
      await taken;
      await waitForStarted(started, Math.min(5, at + 3));
    }
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await limit.run(client, async () => 'g', present)).toBe('g');
  });

  it('starts the next request after one fails', async () => {
    const limit = createConcurrencyLimit({ ...limits, maxRunning: 1 }, present);
    const failing = limit.run(client, () => Promise.reject(new Error('broken')), present);
    const next = limit.run(client, async () => 'done', present);
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('rejects canceled requests and those that waited too long', async () => {
    const started: string[] = [];
    const { start, end } = createManualWork(started);
    const limit = createConcurrencyLimit({ ...limits, maxRunning: 1, queueTimeout: 30 }, present);
    const first = limit.run(client, start('first'), present);
    await waitForStarted(started, 1);
    const disconnect = new AbortController();
    const canceled = limit.run(client, start('canceled'), disconnect.signal).catch((error: unknown) => error);
    const late = limit.run(client, start('late'), present).catch((error: unknown) => error);
    disconnect.abort();
    expect([await canceled, await late]).toEqual([expect.any(OverloadError), expect.any(OverloadError)]);
    end();
    await first;
    expect(started).toEqual(['first']);
  });

  it('rejects queued requests when the server stops', async () => {
    const stopping = new AbortController();
    const started: string[] = [];
    const { start, end } = createManualWork(started);
    const limit = createConcurrencyLimit({ ...limits, maxRunning: 1 }, stopping.signal);
    const first = limit.run(client, start('first'), present);
    await waitForStarted(started, 1);
    const waiting = limit.run(client, start('waiting'), present);
    stopping.abort();
    await expect(waiting).rejects.toBeInstanceOf(OverloadError);
    end();
    expect(await first).toBe('first');
  });

  it('takes turns between clients and limits the running requests of each', async () => {
    const started: string[] = [];
    const { start, end } = createManualWork(started);
    const limit = createConcurrencyLimit({ ...limits, maxRunning: 3, maxPerClient: 2, maxQueued: 10 }, present);
    const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => limit.run('192.0.2.66', start(name), present));
    await waitForStarted(started, 2);
    const others = ['a1', 'a2'].map((name) => limit.run('192.0.2.7', start(name), present));
    await waitForStarted(started, 3);
    for (let more = 4; more <= 6; more += 1) {
      end();
      await waitForStarted(started, more);
    }
    expect(started).toEqual(['f1', 'f2', 'a1', 'f3', 'a2', 'f4']);
    for (let ended = 0; ended < 3; ended += 1) end();
    await Promise.all([...flood, ...others]);
  });

  it('frees the slot of a long request, which continues', async () => {
    const started: string[] = [];
    const { start, end } = createManualWork(started);
    const limit = createConcurrencyLimit({ ...limits, maxPerClient: 1, maxHold: 20 }, present);
    const long = limit.run(client, start('long'), present);
    expect(await limit.run(client, async () => 'next', present)).toBe('next');
    expect(started).toEqual(['long']);
    end();
    expect(await long).toBe('long');
  });
});
