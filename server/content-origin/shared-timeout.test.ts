import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedTimeout } from './shared-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);
const settled = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'responded',
    () => 'given up',
  );

it('ends the wait of all pages when the origin is late for one', async () => {
  const timeout = createSharedTimeout(1500);
  const first = settled(timeout.race(never(), () => true));
  await vi.advanceTimersByTimeAsync(1400);
  const others = Array.from({ length: 50 }, () => settled(timeout.race(never(), () => true)));
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['given up']));
});

it('applies to one page alone if the origin responded to another', async () => {
  const timeout = createSharedTimeout(1500);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = settled(timeout.race(never(), () => false));
  await vi.advanceTimersByTimeAsync(1400);
  const other = settled(timeout.race(promise, () => false));
  await vi.advanceTimersByTimeAsync(100);
  resolve('page');
  expect(await Promise.all([first, other])).toEqual(['given up', 'responded']);
});
