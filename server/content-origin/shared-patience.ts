import { OriginFault } from './origin-fault.ts';

/** Those who wait for the origin share their patience: when it is over for one, and the origin to blame, it is over for all. */
export interface SharedPatience {
  /**
   * What is asked for, or an OriginFault once that was waited for too long.
   * @param isOriginLate Asked then: whether nobody needs to wait any longer.
   */
  until<Result>(asking: Promise<Result>, isOriginLate: () => boolean): Promise<Result>;
}

/** @param patience Milliseconds. */
export function createSharedPatience(patience: number): SharedPatience {
  const waiting = new Set<() => void>();

  return {
    until: (asking, isOriginLate) =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiting.delete(giveUp);
          reject(new OriginFault('late'));
        };
        // Goes on where others have ended the waiting: that this one is late too is worth knowing.
        const timer = setTimeout(() => {
          giveUp();
          if (isOriginLate()) for (const other of waiting) other();
        }, patience);
        waiting.add(giveUp);
        asking.then(resolve, reject).finally(() => {
          clearTimeout(timer);
          waiting.delete(giveUp);
        });
      }),
  };
}
