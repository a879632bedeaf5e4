import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedTimeout } from './shared-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waitForever = (): Promise<never> => new Promise(() => undefined);
const getOutcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'responded',
    () => 'given up',
  );

it('createSharedTimeout ends the wait of all pages when the origin is late for one', async () => {
  const timeout = createSharedTimeout(1500);
  const first = getOutcome(timeout.race(waitForever(), () => true));
  await vi.advanceTimersByTimeAsync(1400);
  const others = Array.from({ length: 50 }, () => getOutcome(timeout.race(waitForever(), () => true)));
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['given up']));
});

it('createSharedTimeout applies to one page alone if the origin responded to another', async () => {
  const timeout = createSharedTimeout(1500);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = getOutcome(timeout.race(waitForever(), () => false));
  await vi.advanceTimersByTimeAsync(1400);
  const other = getOutcome(timeout.race(promise, () => false));
  await vi.advanceTimersByTimeAsync(100);
  resolve('page');
  expect(await Promise.all([first, other])).toEqual(['given up', 'responded']);
});
