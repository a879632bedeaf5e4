/** Too many wait already, of this client or of all. */
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

/** For whom it is done, and what it takes. */
export interface WorkRequest {
  readonly client: string;
  readonly cost: number;
  /** Aborted when the client does not wait any more. */
  readonly signal?: AbortSignal;
}

/** Done ahead where nobody waits for it. */
export type Work<Result> = (signal: AbortSignal, isAhead: boolean) => Promise<Result>;

/**
 * Work of one name is done once for all who wait for it. Clients have their turns one after the other, each with its cheapest work first.
 * Large work leaves one place free for what is small. Background work is done one at a time, once the foreground and the rest of the host
 * have rested for a while or the background's patience is at its end, and pauses as long as it has worked.
 */
export interface WorkQueue<Result> {
  /** Rejects with QueueFullError, QueueClosedError, or the signal's reason. */
  run(name: string, request: WorkRequest, work: Work<Result>): Promise<Result>;
  /** Does nothing for a name that already waits or runs, or where too many do. */
  inBackground(name: string, request: WorkRequest, work: Work<Result>): void;
  /** Resolves when nothing waits or runs; the background does not wait for rest meanwhile. */
  settled(): Promise<void>;
  /** Refuses what waits, gives what runs a moment, then aborts and refuses it too. Resolves within `grace`. */
  close(): Promise<void>;
}

/** How many may wait, of all clients and of each. */
interface WaitingBounds {
  readonly all: number;
  readonly each: number;
}

export interface WorkQueueOptions {
  readonly atOnce: number;
  /** Work that takes more is large. */
  readonly smallest: number;
  readonly foreground: WaitingBounds;
  readonly background: WaitingBounds;
  /** Milliseconds after the last foreground work until the background begins; 0 when left out. */
  readonly rest?: number;
  /** When the host was last busy with anything else that somebody waits for, by performance.now(); the background rests after it too. */
  readonly lastActivity?: () => number;
  /** Milliseconds after which the background goes on although the foreground never rests. */
  readonly patience?: number;
  /** Milliseconds that running work may take once the queue is closed; 0 when left out. */
  readonly grace?: number;
  /** Told of failures of work that nobody waits for. */
  readonly onUnheard?: (name: string, error: unknown) => void;
}
