export class QueueFullError extends Error {
  readonly waiting: number;
  constructor(waiting: number) {
    super(`[cairn] [images] ${waiting} pictures already wait to be drawn.`);
    this.name = 'QueueFullError';
    this.waiting = waiting;
  }
}

/** Foreground work runs a few at a time; background work one at a time, and only while the foreground rests. */
export interface WorkQueue {
  /** Throws QueueFullError where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does nothing for a name that already waits, or where too many do. */
  later(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing waits or runs. */
  settled(): Promise<void>;
  /** Drops what waits in the background and resolves when what runs has ended. */
  close(): Promise<void>;
}

export interface WorkQueueLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
}

export function createWorkQueue({ atOnce, maxWaiting }: WorkQueueLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  const background = new Map<string, () => Promise<void>>();
  const idleListeners: (() => void)[] = [];
  let running = 0;
  let inBackground = false;

  const turn = (): void => {
    while (running < atOnce && waiting.length > 0) {
      running += 1;
      waiting.shift()?.();
    }
    if (running > 0 || inBackground) return;
    const next = background.entries().next().value;
    if (next) void runBackground(next[0], next[1]);
    else idleListeners.splice(0).forEach((listener) => listener());
  };

  const runBackground = async (name: string, work: () => Promise<void>): Promise<void> => {
    inBackground = true;
    try {
      await work();
    } finally {
      background.delete(name);
      inBackground = false;
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
        turn();
      }
    },
    later(name, work) {
      if (background.has(name) || background.size >= maxWaiting) return;
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
