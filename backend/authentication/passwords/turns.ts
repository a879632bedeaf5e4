import { tooMany } from '../../router/call-error.ts';

export interface TurnsOptions {
  /** Number of tasks that run concurrently. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Maximum wait in milliseconds. */
  readonly longestWait: number;
}

/**
 * Runs work under a concurrency limit.
 * @throws CallError 429 API429 when the queue is full or the wait is too long.
 */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns({ atOnce, mostWaiting, longestWait }: TurnsOptions): Turns {
  const waiting = new Set<() => void>();
  let running = 0;
  const refusal = () => tooMany(Math.max(1, Math.ceil(longestWait / 1000)));

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = (): void => {
        clearTimeout(timer);
        waiting.delete(give);
        running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(give);
        reject(refusal());
      }, longestWait);
      waiting.add(give);
    });

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.size >= mostWaiting) throw refusal();
    else await turn();
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
