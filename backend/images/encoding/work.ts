/** Thrown when the client's queue or the whole queue is full. */
export class QueueFullError extends Error {
  constructor(waiting: number) {
    super(`[cairn] [images] ${waiting} pictures already wait to be drawn.`);
    this.name = 'QueueFullError';
  }
}

export class QueueClosedError extends Error {
  constructor() {
    super('[cairn] [images] no picture is drawn any more: the service is being stopped.');
    this.name = 'QueueClosedError';
  }
}

/** The client and the cost of the work. */
export interface WorkRequest {
  readonly client: string;
  readonly cost: number;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** `isAhead` is true when no client waits for the result. */
export type Work<Result> = (signal: AbortSignal, isAhead: boolean) => Promise<Result>;

/**
 * Runs work of the same name once for all waiters. Clients take turns, cheapest work first, and large work leaves one slot free; background
 * work runs one at a time when the server is idle or `maxDelay` has passed, and pauses as long as it worked.
 */
export interface WorkQueue<Result> {
  /** Rejects with QueueFullError, QueueClosedError, or the signal's reason. */
  run(name: string, request: WorkRequest, work: Work<Result>): Promise<Result>;
  /** Does nothing if the name is queued or running, or the queue is full. */
  runInBackground(name: string, request: WorkRequest, work: Work<Result>): void;
  /** Resolves when the queue is empty. Background work does not wait for idle time meanwhile. */
  waitUntilIdle(): Promise<void>;
  /** Rejects waiting work, then aborts running work after `grace` milliseconds. */
  close(): Promise<void>;
}

/** Maximum number of waiting entries, in total and per client. */
interface WaitingBounds {
  readonly all: number;
  readonly each: number;
}

export interface WorkQueueOptions {
  readonly maxRunning: number;
  /** Work with a higher cost is large. */
  readonly maxSmallCost: number;
  readonly foreground: WaitingBounds;
  readonly background: WaitingBounds;
  /** Idle milliseconds after the last foreground work before background work starts; 0 by default. */
  readonly idleDelay?: number;
  /** The time (performance.now()) at which the server last handled other requests. Background work waits for idle time after it too. */
  readonly lastActivity?: () => number;
  /** Milliseconds after which background work starts even if the foreground is never idle. */
  readonly maxDelay?: number;
  /** Milliseconds that running work may take after the queue is closed; 0 by default. */
  readonly grace?: number;
  /** Receives errors of work without waiters. */
  readonly onBackgroundError?: (name: string, error: unknown) => void;
}
