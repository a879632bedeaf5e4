import { describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

function createClock() {
  const pending = new Map<number, { callback: () => void; at: number }>();
  let now = 0;
  let last = 0;
  return {
    set: (callback: () => void, milliseconds: number) => {
      pending.set((last += 1), { callback, at: now + milliseconds });
      return last;
    },
    clear: (timer: number) => void pending.delete(timer),
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const [timer, { callback, at }] of pending) {
        if (at > now) continue;
        pending.delete(timer);
        callback();
      }
    },
  };
}

describe('toast queue', () => {
  it('shows one toast a title and keeps the newest text', () => {
    const queue = createToastQueue(createClock());
    queue.show({ title: 'Added', text: 'one' });
    queue.show({ title: 'Saved' });
    queue.show({ title: 'Added', text: 'two' });
    expect(queue.current().map(({ title, text }) => [title, text])).toEqual([
      ['Saved', undefined],
      ['Added', 'two'],
    ]);
  });

  it('closes by itself unless persistent', () => {
    const clock = createClock();
    const queue = createToastQueue({ ...clock, duration: 1000 });
    queue.show({ title: 'short' });
    queue.show({ title: 'long', persistent: true });
    clock.pass(1000);
    expect(queue.current().map(({ title }) => title)).toEqual(['long']);
  });

  it('starts the time anew when a title is shown again', () => {
    const clock = createClock();
    const queue = createToastQueue({ ...clock, duration: 1000 });
    queue.show({ title: 'Added' });
    clock.pass(900);
    queue.show({ title: 'Added' });
    clock.pass(900);
    expect(queue.current()).toHaveLength(1);
    clock.pass(100);
    expect(queue.current()).toEqual([]);
  });

  it('waits while a pointer or the focus rests on it', () => {
    const clock = createClock();
    const queue = createToastQueue({ ...clock, duration: 1000 });
    queue.show({ title: 'Added' });
    queue.pause();
    clock.pass(5000);
    expect(queue.current()).toHaveLength(1);
    queue.resume();
    clock.pass(1000);
    expect(queue.current()).toEqual([]);
  });

  it('tells its listeners of each change, and no more once they left', () => {
    const queue = createToastQueue(createClock());
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    const key = queue.show({ title: 'Added' });
    queue.close(key);
    queue.close(key);
    leave();
    queue.show({ title: 'Added' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
