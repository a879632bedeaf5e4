import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';
import { QueueClosedError, QueueFullError, type WorkQueueOptions } from './work.ts';

const wide = { all: 100, each: 100 };
const one = { client: 'one', cost: 1 };

/** Starts a queue whose work the test ends. */
function start(options: Partial<WorkQueueOptions> = {}) {
  const unhandled: unknown[] = [];
  const onUnhandled = (name: string, error: unknown): void => void unhandled.push([name, String(error)]);
  const queue = createWorkQueue<string>({
    maxRunning: 1,
    maxSmallCost: 1,
    foreground: wide,
    background: wide,
    onBackgroundError: onUnhandled,
    ...options,
  });
  const began: string[] = [];
  const aborted: string[] = [];
  const ends = new Map<string, () => void>();
  const createWork = (name: string) => (signal: AbortSignal) => {
    began.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, () => resolve(name));
      signal.addEventListener('abort', () => {
        aborted.push(name);
        reject(signal.reason);
      });
    });
  };
  const run = (name: string, request: Parameters<typeof queue.run>[1] = one) => {
    const response = queue.run(name, request, createWork(name));
    // Tests await the results they need. Other rejections must not fail the test.
    response.catch(() => undefined);
    return response;
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Ends the running work one by one until nothing runs. */
  const endAll = async (): Promise<void> => {
    for (let index = 0; index < began.length; index += 1) await end(began[index] ?? '');
  };
  return { queue, run, work: createWork, began, aborted, unhandled, end, endAll };
}

/** Work that takes time on the fake clock. Tests do not wait for it. */
const workFor = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the foreground', () => {
  it('alternates between clients, however many requests one of them sends', async () => {
    const { run, began, endAll } = start();
    for (let index = 0; index < 20; index += 1) void run(`many ${index}`, { client: 'many', cost: 1 });
    void run('few 0', { client: 'few', cost: 1 });
    void run('few 1', { client: 'few', cost: 1 });
    await endAll();
    expect(began.indexOf('few 0')).toBeLessThanOrEqual(2);
    expect(began.indexOf('few 1')).toBeLessThanOrEqual(4);
    expect(began).toHaveLength(22);
  });

  it('charges clients by cost, and saves up no turns for absent ones', async () => {
    const { run, began, endAll } = start();
    for (let index = 0; index < 4; index += 1) void run(`dear ${index}`, { client: 'dear', cost: 1 });
    for (let index = 0; index < 8; index += 1) void run(`cheap ${index}`, { client: 'cheap', cost: 0.25 });
    await endAll();
    expect(began.indexOf('dear 2')).toBeGreaterThan(began.indexOf('cheap 3'));
    void run('dear 4', { client: 'dear', cost: 1 });
    void run('dear 5', { client: 'dear', cost: 1 });
    void run('late', { client: 'late', cost: 1 });
    await endAll();
    expect(began.indexOf('late')).toBeLessThan(began.indexOf('dear 5'));
  });

  it('starts with the cheapest work of a client', async () => {
    const { run, began, endAll } = start();
    for (const [name, cost] of [
      ['first', 0.5],
      ['dear', 0.9],
      ['cheap', 0.1],
    ] as const)
      void run(name, { client: 'one', cost });
    await endAll();
    expect(began).toEqual(['first', 'cheap', 'dear']);
  });

  it('reserves a slot for small work', async () => {
    const { run, began, end } = start({ maxRunning: 2 });
    for (const name of ['large 0', 'large 1', 'large 2']) void run(name, { client: 'many', cost: 9 });
    expect(began).toEqual(['large 0']);
    void run('small', { client: 'few', cost: 1 });
    expect(began).toEqual(['large 0', 'small']);
    await end('small');
    expect(began).toEqual(['large 0', 'small']);
    await end('large 0');
    expect(began).toEqual(['large 0', 'small', 'large 1']);
  });

  it('runs large work beside small work', async () => {
    const { run, began, end } = start({ maxRunning: 2 });
    for (let index = 0; index < 9; index += 1) void run(`small ${index}`);
    void run('large', { client: 'other', cost: 9 });
    await end('small 0');
    expect(began).toContain('large');
  });

  it('runs work with several waiters once, in the turn of the first client served', async () => {
    const { run, began, end, endAll } = start();
    void run('running');
    for (let index = 0; index < 9; index += 1) void run(`of many ${index}`, { client: 'many', cost: 1 });
    const hers = run('of many 8', { client: 'few', cost: 1 });
    await end('running');
    await endAll();
    expect(await hers).toBe('of many 8');
    expect(began.indexOf('of many 8')).toBeLessThanOrEqual(3);
    expect(began.filter((name) => name === 'of many 8')).toHaveLength(1);
  });

  it('rejects work beyond the limit per client, then beyond the total limit', async () => {
    const { run, endAll } = start({ foreground: { all: 3, each: 2 } });
    const running = run('running');
    const waiting = run('waiting');
    void run('waiting too');
    await expect(run('too many of one')).rejects.toThrow(QueueFullError);
    const others = run('of another', { client: 'other', cost: 1 });
    await expect(run('too many', { client: 'third', cost: 1 })).rejects.toThrow(QueueFullError);
    const joined = run('waiting', { client: 'third', cost: 1 });
    await endAll();
    expect(await Promise.all([running, waiting, others, joined])).toEqual(['running', 'waiting', 'of another', 'waiting']);
  });
});

describe('a client that disconnects', () => {
  const startAborting = (client = 'gone', cost = 1) => {
    const controller = new AbortController();
    return { controller, request: { client, cost, signal: controller.signal } };
  };

  it('removes its waiting work', async () => {
    const { run, began, endAll } = start();
    const { controller, request } = startAborting();
    void run('running');
    const dropped = run('dropped', request);
    controller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(run('late', request)).rejects.toThrow('gone');
    await endAll();
    expect(began).toEqual(['running']);
  });

  it('leaves work that another client waits for', async () => {
    const { run, endAll } = start();
    const { controller, request } = startAborting();
    void run('running');
    void run('shared', request);
    const stored = run('shared', { client: 'other', cost: 1 });
    controller.abort();
    await endAll();
    expect(await stored).toBe('shared');
  });

  it('aborts large work without waiters, and lets small work finish', async () => {
    const { run, aborted, began, end } = start({ maxRunning: 3 });
    const large = startAborting('gone', 9);
    const small = startAborting('gone', 1);
    const shared = startAborting('gone', 9);
    void run('large', large.request);
    void run('small', small.request);
    void run('shared', shared.request);
    const stored = run('shared', { client: 'other', cost: 9 });
    for (const { controller } of [large, small, shared]) controller.abort();
    await end('shared');
    expect([aborted, await stored]).toEqual([['large'], 'shared']);
    void run('large', { client: 'other', cost: 9 });
    expect(began.filter((name) => name === 'large')).toHaveLength(2);
  });
});

describe('the background', () => {
  const advanceClock = (queue: ReturnType<typeof start>['queue'], done: string[], name: string): void =>
    queue.runInBackground(name, { client: '', cost: 1 }, async () => {
      done.push(name);
      return name;
    });
  const now = (queue: ReturnType<typeof start>['queue'], done: string[], name: string) =>
    queue.run(name, one, async () => {
      done.push(name);
      return name;
    });

  it('starts after the foreground has been idle for a while', async () => {
    const { queue } = start({ idleDelay: 2000 });
    const done: string[] = [];
    await now(queue, done, 'first');
    advanceClock(queue, done, 'background');
    await vi.advanceTimersByTimeAsync(1500);
    await now(queue, done, 'second');
    await vi.advanceTimersByTimeAsync(1500);
    expect(done).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual(['first', 'second', 'background']);
  });

  it('starts after its maximum wait, however busy the foreground is', async () => {
    const { queue } = start({ idleDelay: 2000, maxDelay: 5000 });
    const done: string[] = [];
    await now(queue, done, 'first');
    advanceClock(queue, done, 'background');
    for (let second = 1; second <= 6; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await now(queue, done, `after ${second} s`);
    }
    expect(done.indexOf('background')).toBe(done.indexOf('after 5 s') - 1);
  });

  it('waits until the rest of the server is idle too', async () => {
    let lastActivity = performance.now();
    const { queue } = start({ idleDelay: 2000, lastActivity: () => lastActivity });
    const done: string[] = [];
    await vi.advanceTimersByTimeAsync(1500);
    advanceClock(queue, done, 'background');
    lastActivity = performance.now();
    await vi.advanceTimersByTimeAsync(1900);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toEqual(['background']);
  });

  it('pauses for as long as it has worked, so that it never occupies a core', async () => {
    const { queue } = start({});
    const began: number[] = [];
    const isAhead: boolean[] = [];
    for (const name of ['first', 'second'])
      queue.runInBackground(name, one, async (_, ahead) => {
        began.push(performance.now());
        isAhead.push(ahead);
        await workFor(700);
        return name;
      });
    await vi.advanceTimersByTimeAsync(3000);
    expect([(began[1] ?? 0) - (began[0] ?? 0), isAhead]).toEqual([1400, [true, true]]);
  });

  it('runs at once when a client waits for it', async () => {
    const { queue } = start({ idleDelay: 2000 });
    const done: string[] = [];
    await now(queue, done, 'first');
    advanceClock(queue, done, 'background');
    await queue.waitUntilIdle();
    expect(done).toEqual(['first', 'background']);
  });

  it('promotes background work to the foreground, without running it twice', async () => {
    const { queue } = start({ idleDelay: 2000 });
    const done: string[] = [];
    await now(queue, done, 'first');
    advanceClock(queue, done, 'wanted');
    expect(await now(queue, done, 'wanted')).toBe('wanted');
    await queue.waitUntilIdle();
    expect(done).toEqual(['first', 'wanted']);
  });

  it('limits the work per client and in total, and reports failures without waiters', async () => {
    const { queue, unhandled } = start({ background: { all: 3, each: 2 } });
    const done: string[] = [];
    const fail = async (): Promise<string> => {
      throw new Error('broken');
    };
    for (const [name, client] of ['a one', 'b one', 'c one', 'd two', 'e three'].map((text) => text.split(' ') as [string, string]))
      queue.runInBackground(name, { client, cost: 1 }, name === 'a' ? fail : async () => String(done.push(name)));
    await queue.waitUntilIdle();
    expect(done.toSorted()).toEqual(['b', 'd']);
    expect(unhandled).toEqual([['a', 'Error: broken']]);
  });
});

describe('a closed queue', () => {
  it('rejects waiting work, gives running work a grace period, then aborts it', async () => {
    const { queue, run, began, aborted } = start({ grace: 1500 });
    const running = run('running');
    const waiting = run('waiting');
    queue.runInBackground('background', one, async () => 'background');
    const closed = queue.close();
    await expect(waiting).rejects.toThrow(QueueClosedError);
    await expect(run('late')).rejects.toThrow(QueueClosedError);
    await vi.advanceTimersByTimeAsync(1400);
    expect(aborted).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await expect(running).rejects.toThrow(QueueClosedError);
    await closed;
    expect([began, aborted]).toEqual([['running'], ['running']]);
  });

  it('returns the results of work that ends in time', async () => {
    const { queue, run, end } = start({ grace: 1500 });
    const running = run('running');
    const closed = queue.close();
    await end('running');
    await closed;
    expect(await running).toBe('running');
  });
});
