export class QueueFullError extends Error {
  readonly waiting: number;
  constructor(waiting: number) {
    super(`[cairn] [images] ${waiting} pictures already wait to be drawn.`);
    this.name = 'QueueFullError';
    this.waiting = waiting;
  }
}

/** Foreground work runs a few at a time; background work one at a time, and only once the foreground has rested for a while, or the
 * background's patience is at its end. */
export interface WorkQueue {
  /** Throws QueueFullError where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does nothing for a name that already waits, or where too many do. */
  inBackground(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing waits or runs; the background does not wait for rest meanwhile. */
  settled(): Promise<void>;
  /** Drops what waits in the background and resolves when what runs has ended. */
  close(): Promise<void>;
}

export interface WorkQueueLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** Milliseconds after the last foreground work until the background begins; 0 when left out. */
  readonly rest?: number;
  /** Milliseconds after which the background goes on although the foreground never rests. */
  readonly patience?: number;
}

export function createWorkQueue({ atOnce, maxWaiting, rest = 0, patience = Number.POSITIVE_INFINITY }: WorkQueueLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  const background = new Map<string, () => Promise<void>>();
  const idleListeners: (() => void)[] = [];
  let running = 0;
  let inBackground = false;
  let restsFrom = performance.now();
  let waitsFrom = restsFrom;
  let waking: NodeJS.Timeout | undefined;

  const turn = (): void => {
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
    if (running > 0 || inBackground) return;
    const next = background.entries().next().value;
    if (!next) {
      idleListeners.splice(0).forEach((listener) => listener());
      return;
    }
    const left = idleListeners.length > 0 ? 0 : Math.min(restsFrom + rest, waitsFrom + patience) - performance.now();
    if (left <= 0) void runBackground(next[0], next[1]);
    else wakeIn(left);
  };

  const wakeIn = (milliseconds: number): void => {
    waking ??= setTimeout(() => {
      waking = undefined;
      turn();
    }, milliseconds).unref();
  };

  const runBackground = async (name: string, work: () => Promise<void>): Promise<void> => {
    inBackground = true;
    try {
      await work();
    } finally {
      background.delete(name);
      inBackground = false;
      waitsFrom = performance.now();
      turn();
    }
  };

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      idleListeners.push(resolve);
      turn();
    });

  return {
    async run(work) {
      if (waiting.length >= maxWaiting) throw new QueueFullError(waiting.length);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        turn();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        restsFrom = performance.now();
        turn();
      }
    },
    inBackground(name, work) {
      if (background.has(name) || background.size >= maxWaiting) return;
      if (background.size === 0) waitsFrom = performance.now();
      background.set(name, work);
      queueMicrotask(turn);
    },
    settled,
    close() {
      for (const name of [...background.keys()].slice(inBackground ? 1 : 0)) background.delete(name);
      return settled();
    },
  };
}
