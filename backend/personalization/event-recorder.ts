import type { Log } from '../ports.ts';
import type { RecordedEvent, StoreEvents } from './store-events.ts';

export interface EventToRecord {
  readonly eventType: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface RecordingContext {
  readonly brand: string;
  readonly monetateId: string;
  readonly at: Date;
}

export interface EventRecorder {
  /** Queues events and returns at once. They are stored after the response. */
  record(context: RecordingContext, events: readonly EventToRecord[]): void;
  /** Resolves when the queued events are stored, or must wait because the database is down. */
  flush(): Promise<void>;
  /** Stores waiting events within the time limit and drops the rest. */
  close(): Promise<void>;
}

export interface EventRecorderOptions {
  readonly store: StoreEvents;
  readonly log: Log;
  /** Events per statement. A full batch starts at once; the embedded database runs in this process, so pages wait during a statement. */
  readonly batchSize?: number;
  /** Maximum number of waiting events while the database is slow or down. */
  readonly capacity?: number;
  /** Maximum milliseconds that an event waits for a batch. */
  readonly interval?: number;
  /** Time limit of the last statements on shutdown, in milliseconds. */
  readonly stopWithin?: number;
}

/** True for SQLSTATEs of invalid data, which fail on every retry. */
const isDataFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

export function createEventRecorder(options: EventRecorderOptions): EventRecorder {
  const { store, log, batchSize = 250, capacity = 20_000, interval = 1000, stopWithin = 1500 } = options;
  const waiting: RecordedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isAway = false;
  let dropped = 0;
  let isClosed = false;

  function wait(): void {
    if (!isClosed) timer ??= setTimeout(() => void flush(), interval).unref();
  }

  function add(event: RecordedEvent): void {
    if (waiting.length < capacity) return void waiting.push(event);
    dropped += 1;
    if (dropped === 1) log.error('[cairn] [personalization] events are dropped: too many wait for the database');
  }

  async function storeEach(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      try {
        await store([event]);
      } catch (error) {
        if (!isDataFault(error)) throw error;
        log.error(`[cairn] [personalization] the event ${event.eventType} could not be recorded`, { cause: String(error) });
      }
      waiting.shift();
    }
  }

  /** Events leave the buffer when they are stored, so that a retry preserves their order. */
  async function writeBatch(): Promise<void> {
    const events = waiting.slice(0, batchSize);
    try {
      await store(events);
      waiting.splice(0, events.length);
    } catch (error) {
      if (!isDataFault(error)) throw error;
      await storeEach(events);
    }
  }

  async function writeAll(): Promise<void> {
    try {
      while (waiting.length > 0) {
        await writeBatch();
        // Lets page requests that have arrived run first.
        if (waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
      }
      if (isAway) log.info('[cairn] [personalization] events are recorded again', { dropped });
      isAway = false;
      dropped = 0;
    } catch (error) {
      if (!isAway) log.warn('[cairn] [personalization] events wait: the database is away', { cause: String(error) });
      isAway = true;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
      if (waiting.length > 0) wait();
    });
    return writing;
  }

  return {
    record({ brand, monetateId, at }, events) {
      for (const { eventType, payload } of events) add({ brand, monetateId, eventType, payload, at: at.getTime() });
      // While the database is down, only the timer retries, not every request.
      if (waiting.length >= batchSize && !isAway) void flush();
      else if (waiting.length > 0) wait();
    },
    flush,
    async close() {
      isClosed = true;
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const limit = setTimeout(giveUp, stopWithin);
      await Promise.race([flush(), late]);
      clearTimeout(limit);
      if (waiting.length > 0) log.warn('[cairn] [personalization] events were not recorded before the stop', { count: waiting.length });
    },
  };
}
