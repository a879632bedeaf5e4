import { describe, expect, it, vi } from 'vitest';
import { withinBudget } from './within-budget.ts';

describe('withinBudget', () => {
  it('gives what comes in time', async () => {
    const onMiss = vi.fn();
    await expect(withinBudget(async () => 'decided', 1000, onMiss)).resolves.toBe('decided');
    expect(onMiss).not.toHaveBeenCalled();
  });

  it('goes on without what is late, and tells it to stop', async () => {
    const onMiss = vi.fn();
    let signal: AbortSignal | undefined;
    const never = (given: AbortSignal) => ((signal = given), new Promise<string>(() => undefined));
    await expect(withinBudget(never, 5, onMiss)).resolves.toBeUndefined();
    expect(signal?.aborted).toBe(true);
    expect(onMiss).toHaveBeenCalledOnce();
  });

  it('goes on without what fails', async () => {
    await expect(
      withinBudget(
        () => Promise.reject(new Error('down')),
        1000,
        () => undefined,
      ),
    ).resolves.toBeUndefined();
  });
});
