import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePolling, pollDelays } from './use-polling.ts';

describe('usePolling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('polls with increasing delays, also after a failure, and stops after the last one', async () => {
    const look = vi.fn(() => Promise.reject(new Error('no network')));
    const { result } = renderHook(() => usePolling(true, look));
    for (const [index, wait] of pollDelays.entries()) {
      expect(result.current).toBe(false);
      await pass(wait - 1);
      expect(look).toHaveBeenCalledTimes(index);
      await pass(1);
      expect(look).toHaveBeenCalledTimes(index + 1);
    }
    expect(result.current).toBe(true);
    await pass(600_000);
    expect(look).toHaveBeenCalledTimes(pollDelays.length);
  });

  it('stops when the order is no longer pending', async () => {
    const look = vi.fn(() => Promise.resolve());
    const { result, rerender } = renderHook(({ isGoingOn }) => usePolling(isGoingOn, look), { initialProps: { isGoingOn: true } });
    await pass(pollDelays[0] ?? 0);
    rerender({ isGoingOn: false });
    await pass(600_000);
    expect([look.mock.calls.length, result.current]).toEqual([1, false]);
  });
});
