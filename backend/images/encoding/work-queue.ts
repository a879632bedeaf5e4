import { createFairQueue } from '../../limits/fair-queue.ts';
import { QueueClosedError, QueueFullError, type Work, type WorkQueue, type WorkQueueOptions, type WorkRequest } from './work.ts';

interface Waiter<Result> {
  readonly client: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

interface Entry<Result> {
  readonly name: string;
  readonly cost: number;
  readonly work: Work<Result>;
  readonly waiters: Set<Waiter<Result>>;
  readonly controller: AbortController;
  state: 'waiting' | 'background' | 'running';
}

export function createWorkQueue<Result>(options: WorkQueueOptions): WorkQueue<Result> {
  const {
    maxRunning,
    maxSmallCost,
    foreground,
    background,
    idleDelay = 0,
    maxDelay = Number.POSITIVE_INFINITY,
    grace = 0,
    onBackgroundError,
  } = options;
  const { lastActivity = () => Number.NEGATIVE_INFINITY } = options;
  const foregroundQueue = createFairQueue<Entry<Result>>();
  const backgroundQueue = createFairQueue<Entry<Result>>();
  const entries = new Map<string, Entry<Result>>();
  const running = new Set<Entry<Result>>();
  const idleListeners: (() => void)[] = [];
  let backgroundEntry: Entry<Result> | undefined;
  let isClosed = false;
  let idleSince = performance.now();
  let waitingSince = idleSince;
  let pausedUntil = idleSince;
  let backgroundStartedAt = idleSince;
  let wakeUpTimer: NodeJS.Timeout | undefined;

  const isLarge = ({ cost }: Entry<Result>): boolean => cost > maxSmallCost;
  const isSmall = (entry: Entry<Result>): boolean => !isLarge(entry);
  const removeEntry = (entry: Entry<Result>): void => {
    if (entries.get(entry.name) === entry) entries.delete(entry.name);
  };

  /** The entry to start next: small work first, or large work if a small one is running already. */
  const takeNextEntry = (): Entry<Result> | undefined => {
    if (running.size >= maxRunning) return undefined;
    const large = [...running].filter((entry) => isLarge(entry) || entry === backgroundEntry).length;
    const takeLarge = (): Entry<Result> | undefined => (large < Math.max(1, maxRunning - 1) ? foregroundQueue.take(isLarge) : undefined);
    return running.size > large ? (takeLarge() ?? foregroundQueue.take(isSmall)) : (foregroundQueue.take(isSmall) ?? takeLarge());
  };

  const getBackgroundStart = (): number =>
    Math.max(pausedUntil, Math.min(Math.max(idleSince, lastActivity()) + idleDelay, waitingSince + maxDelay));

  const startNext = (): void => {
    for (let next = takeNextEntry(); next; next = takeNextEntry()) void startEntry(next);
    if (running.size > 0) return;
    if (backgroundQueue.size === 0) return idleListeners.splice(0).forEach((listener) => listener());
    const left = idleListeners.length > 0 ? 0 : getBackgroundStart() - performance.now();
    if (left > 0) return scheduleWakeUp(left);
    backgroundEntry = backgroundQueue.take(() => true);
    backgroundStartedAt = performance.now();
    if (backgroundEntry) void startEntry(backgroundEntry);
  };

  const scheduleWakeUp = (milliseconds: number): void => {
    wakeUpTimer ??= setTimeout(() => {
      wakeUpTimer = undefined;
      startNext();
    }, milliseconds).unref();
  };

  const finishEntry = (entry: Entry<Result>): void => {
    running.delete(entry);
    removeEntry(entry);
    if (entry === backgroundEntry) {
      backgroundEntry = undefined;
      waitingSince = performance.now();
      pausedUntil = waitingSince + (waitingSince - backgroundStartedAt);
    } else idleSince = performance.now();
    startNext();
  };

  const startEntry = async (entry: Entry<Result>): Promise<void> => {
    entry.state = 'running';
    running.add(entry);
    try {
      const result = await entry.work(entry.controller.signal, entry === backgroundEntry);
      for (const { resolve } of entry.waiters) resolve(result);
    } catch (error) {
      if (entry.waiters.size === 0 && !entry.controller.signal.aborted) onBackgroundError?.(entry.name, error);
      for (const { reject } of entry.waiters) reject(error);
    } finally {
      finishEntry(entry);
    }
  };

  /** Running small work finishes and is cached; large work without waiters is aborted. */
  const withdraw = (entry: Entry<Result>, waiter: Waiter<Result>): void => {
    if (!entry.waiters.delete(waiter)) return;
    const { client } = waiter;
    const others = [...entry.waiters];
    if (entry.state === 'waiting' && !others.some((other) => other.client === client)) foregroundQueue.delete(client, entry);
    if (others.length > 0 || entry === backgroundEntry || (entry.state === 'running' && isSmall(entry))) return;
    removeEntry(entry);
    if (entry.state === 'running') entry.controller.abort();
  };

  const createEntry = (name: string, cost: number, work: Work<Result>, state: Entry<Result>['state']): Entry<Result> => {
    const entry = { name, cost, work, waiters: new Set<Waiter<Result>>(), controller: new AbortController(), state };
    entries.set(name, entry);
    return entry;
  };

  /** Returns the work of that name, added to the foreground queues if it is not running yet. */
  const enqueueForeground = (name: string, { client, cost }: WorkRequest, work: Work<Result>): Entry<Result> => {
    const known = entries.get(name);
    if (known?.state === 'running') return known;
    if (known?.state !== 'waiting' && foregroundQueue.size >= foreground.all) throw new QueueFullError(foregroundQueue.size);
    const waitsAlready = known !== undefined && [...known.waiters].some((waiter) => waiter.client === client);
    if (!waitsAlready && foregroundQueue.lengthOf(client) >= foreground.each) throw new QueueFullError(foregroundQueue.lengthOf(client));
    const entry = known ?? createEntry(name, cost, work, 'waiting');
    backgroundQueue.remove(entry);
    entry.state = 'waiting';
    foregroundQueue.add(client, entry);
    return entry;
  };

  const rejectEntry = (entry: Entry<Result>): void => {
    removeEntry(entry);
    for (const { reject } of entry.waiters) reject(new QueueClosedError());
    entry.waiters.clear();
  };

  const waitUntilIdle = (): Promise<void> =>
    new Promise((resolve) => {
      idleListeners.push(resolve);
      startNext();
    });

  return {
    async run(name, request, work) {
      const { client, signal } = request;
      if (isClosed) throw new QueueClosedError();
      signal?.throwIfAborted();
      const entry = enqueueForeground(name, request, work);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const waiter = { client, resolve, reject };
      entry.waiters.add(waiter);
      const leave = (): void => {
        withdraw(entry, waiter);
        reject(signal?.reason);
        startNext();
      };
      signal?.addEventListener('abort', leave, { once: true });
      startNext();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    runInBackground(name, { client, cost }, work) {
      if (isClosed || entries.has(name) || backgroundQueue.size >= background.all || backgroundQueue.lengthOf(client) >= background.each)
        return;
      if (backgroundQueue.size === 0) waitingSince = performance.now();
      backgroundQueue.add(client, createEntry(name, cost, work, 'background'));
      queueMicrotask(startNext);
    },
    waitUntilIdle,
    async close() {
      isClosed = true;
      for (const entry of [...foregroundQueue.clear(), ...backgroundQueue.clear()]) rejectEntry(entry);
      backgroundEntry?.controller.abort();
      const abortRunning = (): void => {
        for (const entry of running) {
          entry.controller.abort();
          rejectEntry(entry);
        }
      };
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, grace);
      await Promise.race([waitUntilIdle(), late]);
      clearTimeout(timer);
      abortRunning();
    },
  };
}
