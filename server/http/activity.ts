import type { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'express';

/** Time of the last request, so that background work runs while the server is idle. Pictures have a queue of their own and do not count. */
export interface Activity {
  readonly trackRequest: (request: Pick<Request, 'originalUrl'>, response: Pick<EventEmitter, 'once'>, next: () => void) => void;
  /** In the time of performance.now(); the current time while a request is open. */
  readonly getLastActivity: () => number;
  /** Resolves after this many milliseconds without a request; rejects with the signal's reason. */
  readonly waitUntilIdle: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export function createActivity(): Activity {
  let openRequests = 0;
  let lastClosed = Number.NEGATIVE_INFINITY;
  const getLastActivity = (): number => (openRequests > 0 ? performance.now() : lastClosed);
  return {
    getLastActivity,
    trackRequest: (request, response, next) => {
      if (!request.originalUrl.startsWith('/media/')) {
        openRequests += 1;
        response.once('close', () => {
          openRequests -= 1;
          lastClosed = performance.now();
        });
      }
      next();
    },
    async waitUntilIdle(milliseconds, signal) {
      for (
        let remaining = getLastActivity() + milliseconds - performance.now();
        remaining > 0;
        remaining = getLastActivity() + milliseconds - performance.now()
      ) {
        await setTimeout(remaining, undefined, { signal, ref: false });
      }
    },
  };
}
