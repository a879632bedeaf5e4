import { describe, expect, it, vi } from 'vitest';
import { runWithinBudget } from './run-within-budget.ts';

describe('runWithinBudget', () => {
  it('returns a value that arrives in time', async () => {
    const onMiss = vi.fn();
    await expect(runWithinBudget(async () => 'decided', 1000, onMiss)).resolves.toBe('decided');
    expect(onMiss).not.toHaveBeenCalled();
  });

  it('returns undefined after the time-out and aborts the work', async () => {
    const onMiss = vi.fn();
    let signal: AbortSignal | undefined;
    const waitForever = (given: AbortSignal) => ((signal = given), new Promise<string>(() => undefined));
    await expect(runWithinBudget(waitForever, 5, onMiss)).resolves.toBeUndefined();
    expect(signal?.aborted).toBe(true);
    expect(onMiss).toHaveBeenCalledOnce();
  });

  it('returns undefined if the work fails', async () => {
    await expect(
      runWithinBudget(
        () => Promise.reject(new Error('down')),
        1000,
        () => undefined,
      ),
    ).resolves.toBeUndefined();
  });
});
