import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedPatience } from './shared-patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);
const settled = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    () => 'given up',
  );

it('is over for all who wait once it is over for one of an origin that is late', async () => {
  const patience = createSharedPatience(1500);
  const first = settled(patience.until(never(), () => true));
  await vi.advanceTimersByTimeAsync(1400);
  const others = Array.from({ length: 50 }, () => settled(patience.until(never(), () => true)));
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(await Promise.all([first, ...others]))).toEqual(new Set(['given up']));
});

it('is everybody’s own where something else has been answered meanwhile', async () => {
  const patience = createSharedPatience(1500);
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = settled(patience.until(never(), () => false));
  await vi.advanceTimersByTimeAsync(1400);
  const other = settled(patience.until(promise, () => false));
  await vi.advanceTimersByTimeAsync(100);
  resolve('page');
  expect(await Promise.all([first, other])).toEqual(['given up', 'answered']);
});
