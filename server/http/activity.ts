import type { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'express';

/** Time of the last request, so that background work runs while the server is idle. Pictures have a queue of their own and do not count. */
export interface Activity {
  readonly trackRequest: (request: Pick<Request, 'originalUrl'>, response: Pick<EventEmitter, 'once'>, next: () => void) => void;
  /** By performance.now(); the present moment while a request is open. */
  readonly getLastActivity: () => number;
  /** Resolves after this many milliseconds without a request; rejects with the signal's reason. */
  readonly waitUntilIdle: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export function createActivity(): Activity {
  let under = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const getLastActivity = (): number => (under > 0 ? performance.now() : latest);
  return {
    getLastActivity,
    trackRequest: (request, response, next) => {
      if (!request.originalUrl.startsWith('/media/')) {
        under += 1;
        response.once('close', () => {
          under -= 1;
          latest = performance.now();
        });
      }
      next();
    },
    async waitUntilIdle(milliseconds, signal) {
      for (
        let left = getLastActivity() + milliseconds - performance.now();
        left > 0;
        left = getLastActivity() + milliseconds - performance.now()
      ) {
        await setTimeout(left, undefined, { signal, ref: false });
      }
    },
  };
}
