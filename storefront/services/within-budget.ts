import { abortable } from '#commerce/client/abortable.ts';

/** The value, if it comes within `budget` milliseconds; otherwise undefined, and `signal` tells the work to stop. A failure counts as no value. */
export async function withinBudget<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  budget: number,
  onMiss: (reason: unknown) => void,
): Promise<Value | undefined> {
  // A signal of AbortSignal.timeout would go off long after the value has come, which costs more than most values.
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new DOMException('The time is up', 'TimeoutError')), budget);
  const { signal } = giveUp;
  try {
    return await abortable(work(signal), signal);
  } catch (reason) {
    onMiss(reason);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
