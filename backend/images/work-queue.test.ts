import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

describe('the work queue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const recorder = () => {
    const done: string[] = [];
    return { done, work: (name: string) => async () => void done.push(name) };
  };

  it('begins with the background once the foreground has rested', async () => {
    const { done, work } = recorder();
    const queue = createWorkQueue({ atOnce: 1, maxWaiting: 9, rest: 2000 });
    await queue.run(work('first'));
    queue.inBackground('b', work('background'));
    await vi.advanceTimersByTimeAsync(1500);
    await queue.run(work('second'));
    await vi.advanceTimersByTimeAsync(1500);
    expect(done).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual(['first', 'second', 'background']);
  });

  it('goes on with the background after a while, however busy the foreground is', async () => {
    const { done, work } = recorder();
    const queue = createWorkQueue({ atOnce: 1, maxWaiting: 9, rest: 2000, patience: 5000 });
    await queue.run(work('first'));
    queue.inBackground('b', work('background'));
    for (let second = 1; second <= 6; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await queue.run(work(`after ${second} s`));
    }
    expect(done.indexOf('background')).toBe(done.indexOf('after 5 s') - 1);
  });

  it('does not let whoever waits for it wait for rest', async () => {
    const { done, work } = recorder();
    const queue = createWorkQueue({ atOnce: 1, maxWaiting: 9, rest: 2000 });
    await queue.run(work('first'));
    queue.inBackground('b', work('background'));
    await queue.settled();
    expect(done).toEqual(['first', 'background']);
  });

  it('drops what waits in the background when it is closed', async () => {
    const { done, work } = recorder();
    const queue = createWorkQueue({ atOnce: 1, maxWaiting: 9, rest: 2000 });
    await queue.run(work('first'));
    queue.inBackground('b', work('background'));
    await queue.close();
    expect(done).toEqual(['first']);
  });

  it('refuses more than may wait', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
    const running = queue.run(() => gate);
    const waiting = queue.run(async () => 'waited');
    await expect(queue.run(async () => 'too many')).rejects.toThrow(QueueFullError);
    open();
    await running;
    expect(await waiting).toBe('waited');
  });
});
