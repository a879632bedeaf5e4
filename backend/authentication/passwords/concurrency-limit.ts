import { createTooManyRequestsError } from '../../router/call-error.ts';

export interface ConcurrencyLimitOptions {
  /** Number of tasks that run concurrently. */
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** Maximum wait in milliseconds. */
  readonly maxWaitMs: number;
}

/**
 * Runs work under a concurrency limit.
 * @throws CallError 429 API429 when the queue is full or the wait is too long.
 */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createConcurrencyLimit({ maxRunning, maxWaiting, maxWaitMs }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const waiting = new Set<() => void>();
  let running = 0;
  const createTooManyError = () => createTooManyRequestsError(Math.max(1, Math.ceil(maxWaitMs / 1000)));

  const waitForSlot = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const startNext = (): void => {
        clearTimeout(timer);
        waiting.delete(startNext);
        running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(startNext);
        reject(createTooManyError());
      }, maxWaitMs);
      waiting.add(startNext);
    });

  return async (work) => {
    if (running < maxRunning) running += 1;
    else if (waiting.size >= maxWaiting) throw createTooManyError();
    else await waitForSlot();
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
