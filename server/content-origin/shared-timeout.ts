import { OriginError } from './origin-error.ts';

/** A time-out that pages share: once the origin is late for one page, no other page waits for it. */
export interface SharedTimeout {
  /**
   * Resolves with the response, or rejects with an OriginError after the time-out.
   * @param isOriginLate Called after the time-out. True ends the wait of all pages.
   */
  race<Result>(response: Promise<Result>, isOriginLate: () => boolean): Promise<Result>;
}

/** @param timeout Milliseconds. */
export function createSharedTimeout(timeout: number): SharedTimeout {
  const waiting = new Set<() => void>();

  return {
    race: (response, isOriginLate) =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(giveUp);
          reject(new OriginError('late'));
        };
        // Runs even if another page ended the wait, so that this late response is recorded too.
        const timer = setTimeout(() => {
          giveUp();
          if (isOriginLate()) for (const other of waiting) other();
        }, timeout);
        waiting.add(giveUp);
        response.then(resolve, reject).finally(() => {
          clearTimeout(timer);
          waiting.delete(giveUp);
        });
      }),
  };
}
