import { setImmediate } from 'node:timers/promises';
import { createFairQueue } from '#backend/limits/fair-queue.ts';

/** Thrown when the queue is full or a request waited too long (503 with Retry-After). */
export class OverloadError extends Error {
  /** Seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`[cairn] [ingress] too many requests are queued; retry after ${retryAfter} s`);
    this.name = 'OverloadError';
    this.retryAfter = retryAfter;
  }
}

export interface ConcurrencyLimitOptions {
  /** Largest number of requests at the same time, all clients together. */
  readonly maxRunning: number;
  /** The same for one client. */
  readonly maxPerClient: number;
  readonly maxQueued: number;
  /** Milliseconds that a request waits in the queue. */
  readonly queueTimeout: number;
  /** Milliseconds that queued requests wait after the server began to stop; they are rejected while the connection is still open. */
  readonly shutdownTimeout: number;
  /** Milliseconds after which a request frees its slot although it still runs: then it waits for a partner, for example. */
  readonly maxHold?: number;
  /** Rounds of the event loop without a new request before the next one starts. */
  readonly quietRounds: number;
}

/** Limits concurrent work. Clients take turns; the requests of one client run in order, and canceled requests never start. */
export interface ConcurrencyLimit {
  /** @throws OverloadError. */
  run<Result>(client: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

const RETRY_AFTER = 5;

interface QueuedRun {
  readonly client: string;
  readonly cost: 1;
  readonly start: () => void;
  readonly reject: () => void;
}

/** @param stopping Aborted when the server stops. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions, stopping = new AbortController().signal): ConcurrencyLimit {
  const { maxRunning, maxPerClient, maxQueued, queueTimeout, shutdownTimeout, maxHold, quietRounds } = options;
  const queue = createFairQueue<QueuedRun>();
  const running = new Map<string, number>();
  let runningTotal = 0;
  let arrivals = 0;
  let isStarting = false;
  stopping.addEventListener('abort', () => setTimeout(() => queue.entries().forEach((queued) => queued.reject()), shutdownTimeout).unref());

  /**
   * Lets Node accept pending connections. A page on the embedded database renders without yielding to the event loop, which accepts one
   * connection per round, so new clients would otherwise wait behind every rendered page.
   */
  const waitForQuietLoop = async (): Promise<void> => {
    for (let quiet = 0; quiet < quietRounds;) {
      const before = arrivals;
      await setImmediate();
      quiet = arrivals === before ? quiet + 1 : 0;
    }
  };

  const countRunning = (client: string): number => running.get(client) ?? 0;
  const updateRunning = (client: string, change: 1 | -1): void => {
    runningTotal += change;
    const count = countRunning(client) + change;
    if (count > 0) running.set(client, count);
    else running.delete(client);
  };

  const canStart = ({ client }: QueuedRun): boolean => runningTotal < maxRunning && countRunning(client) < maxPerClient;
  const startQueued = async (): Promise<void> => {
    if (isStarting) return;
    isStarting = true;
    while (queue.has(canStart)) {
      await waitForQuietLoop();
      const next = queue.take(canStart);
      if (next) {
        updateRunning(next.client, 1);
        next.start();
      }
    }
    isStarting = false;
  };

  const waitForSlot = (client: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        queue.remove(queued);
      };
      const giveUp = (): void => {
        leaveQueue();
        reject(new OverloadError(RETRY_AFTER));
      };
      const queued: QueuedRun = {
        client,
        cost: 1,
        start() {
          leaveQueue();
          resolve();
        },
        reject: giveUp,
      };
      const timer = setTimeout(giveUp, queueTimeout);
      signal.addEventListener('abort', giveUp);
      queue.add(client, queued);
      void startQueued();
    });

  /** @returns Frees the slot; further calls do nothing. */
  const holdSlot = (client: string): (() => void) => {
    let isFree = false;
    const free = (): void => {
      if (isFree) return;
      isFree = true;
      clearTimeout(timer);
      updateRunning(client, -1);
      void startQueued();
    };
    const timer = maxHold === undefined ? undefined : setTimeout(free, maxHold);
    return free;
  };

  return {
    async run(client, work, signal) {
      arrivals += 1;
      if (queue.size >= maxQueued) throw new OverloadError(RETRY_AFTER);
      await waitForSlot(client, signal);
      const free = holdSlot(client);
      try {
        return await work();
      } finally {
        free();
      }
    },
  };
}
