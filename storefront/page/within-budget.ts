/** The value, if it comes within `budget` milliseconds; otherwise undefined, and `signal` tells the work to stop. A failure counts as no value. */
export async function withinBudget<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  budget: number,
  onMiss: (reason: unknown) => void,
): Promise<Value | undefined> {
  const signal = AbortSignal.timeout(budget);
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
  try {
    return await Promise.race([work(signal), late]);
  } catch (reason) {
    onMiss(reason);
    return undefined;
  }
}
