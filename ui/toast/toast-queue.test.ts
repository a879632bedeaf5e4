import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from './clock.fixtures.ts';
import { createToastQueue } from './toast-queue.ts';

const setUp = () => {
  const clock = createTestClock();
  const queue = createToastQueue({ duration: 1000, durationWithAction: 2000 }, clock);
  return { clock, queue, titles: () => queue.current().map(({ title }) => title) };
};
const undo = { label: 'Undo', onPress: () => undefined };

describe('createToastQueue', () => {
  it('shows one toast per title, with any action, and keeps the newest', () => {
    const { queue } = setUp();
    const onPress = vi.fn();
    queue.show({ title: 'Removed', text: 'one', action: undo });
    queue.show({ title: 'Saved' });
    queue.show({ title: 'Removed', text: 'two', action: { label: 'Undo', onPress } });
    expect(queue.current()).toMatchObject([{ title: 'Saved' }, { title: 'Removed', text: 'two', action: { onPress } }]);
  });

  it('closes a toast after its time, later with an action, unless it is persistent', () => {
    const { clock, queue, titles } = setUp();
    queue.show({ title: 'plain' });
    queue.show({ title: 'own', duration: 400 });
    queue.show({ title: 'offering', action: undo });
    queue.show({ title: 'lasting', persistent: true });
    clock.pass(400);
    expect(titles()).toEqual(['plain', 'offering', 'lasting']);
    clock.pass(600);
    expect(titles()).toEqual(['offering', 'lasting']);
    clock.pass(1000);
    expect(titles()).toEqual(['lasting']);
    clock.pass(3_600_000);
    expect(titles()).toEqual(['lasting']);
    expect(clock.isRunning(), 'nothing is left to count').toBe(false);
  });

  it('applies durations that are set later', () => {
    const { clock, queue, titles } = setUp();
    queue.setDurations({ duration: 400, durationWithAction: 400 });
    queue.show({ title: 'Added' });
    clock.pass(400);
    expect(titles()).toEqual([]);
  });

  it('restarts the time when a title is shown again', () => {
    const { clock, queue, titles } = setUp();
    queue.show({ title: 'Added' });
    clock.pass(800);
    queue.show({ title: 'Added' });
    clock.pass(800);
    expect(titles()).toEqual(['Added']);
    clock.pass(200);
    expect(titles()).toEqual([]);
  });

  it('pauses while a pointer or the focus is on it, and resumes with the remaining time', () => {
    const { clock, queue, titles } = setUp();
    queue.show({ title: 'Added' });
    clock.pass(800);
    queue.pause();
    clock.pass(5000);
    expect(titles()).toEqual(['Added']);
    queue.resume();
    clock.pass(200);
    expect(titles()).toEqual([]);
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const { queue } = setUp();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    const key = queue.show({ title: 'Added', persistent: true });
    queue.close(key);
    queue.close(key);
    leave();
    queue.show({ title: 'Added', persistent: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
