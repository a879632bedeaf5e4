import pTimeout from 'p-timeout';

/** The value, if it comes within `budget` milliseconds; otherwise undefined, and `signal` tells the work to stop. A failure counts as no value. */
export async function withinBudget<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  budget: number,
  onMiss: (reason: unknown) => void,
): Promise<Value | undefined> {
  const signal = AbortSignal.timeout(budget);
  try {
    return await pTimeout(work(signal), { milliseconds: Infinity, signal });
  } catch (reason) {
    onMiss(reason);
    return undefined;
  }
}
