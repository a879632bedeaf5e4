import { describe, expect, it, vi } from 'vitest';
import { createToastQueue } from '#ui/toast/toast-queue.ts';
import { createToasts } from './toasts.ts';

const setUp = () => {
  let now = 0;
  const pending = new Map<number, { readonly run: () => void; readonly at: number }>();
  let last = 0;
  const toasts = createToasts((duration) =>
    createToastQueue({
      duration,
      set: (run: () => void, delay: number) => (pending.set((last += 1), { run, at: now + delay }), last),
      clear: (timer: number) => void pending.delete(timer),
    }),
  );
  toasts.subscribe(() => undefined);
  return {
    toasts,
    titles: () => toasts.current().map(({ title }) => title),
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [timer, { run, at }] of pending) if (at <= now && pending.delete(timer)) run();
    },
  };
};
const undo = { label: 'Undo', run: () => undefined };

describe('toasts', () => {
  it('show one of a title at most, whatever it offers', () => {
    const { toasts, titles } = setUp();
    toasts.show({ title: 'Removed', onPress: undo });
    toasts.show({ title: 'Saved' });
    toasts.show({ title: 'Removed' });
    expect(titles()).toEqual(['Saved', 'Removed']);
    toasts.show({ title: 'Removed', onPress: undo });
    expect(titles()).toEqual(['Saved', 'Removed']);
  });

  it('stay longer where there is something to press', () => {
    const { toasts, titles, pass } = setUp();
    toasts.show({ title: 'Saved' });
    toasts.show({ title: 'Removed', onPress: undo });
    pass(6000);
    expect(titles()).toEqual(['Removed']);
    pass(6000);
    expect(titles()).toEqual([]);
  });

  it('stay until they are closed where the order could not be placed', () => {
    const { toasts, titles, pass } = setUp();
    toasts.show({ title: 'Not placed', kind: 'danger', persistent: true });
    pass(3_600_000);
    expect(titles()).toEqual(['Not placed']);
    toasts.current().forEach(toasts.close);
    expect(titles()).toEqual([]);
  });

  it('keep the newest action of a title', () => {
    const { toasts } = setUp();
    const run = vi.fn();
    toasts.show({ title: 'Removed', onPress: undo });
    toasts.show({ title: 'Removed', onPress: { label: 'Undo', run } });
    toasts.current()[0]?.press?.run();
    expect(run).toHaveBeenCalledOnce();
  });
});
