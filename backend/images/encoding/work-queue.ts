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
  const { atOnce, smallest, foreground, background, rest = 0, patience = Number.POSITIVE_INFINITY, grace = 0, onUnheard } = options;
  const { lastActivity = () => Number.NEGATIVE_INFINITY } = options;
  const lines = createFairQueue<Entry<Result>>();
  const later = createFairQueue<Entry<Result>>();
  const entries = new Map<string, Entry<Result>>();
  const running = new Set<Entry<Result>>();
  const idleListeners: (() => void)[] = [];
  let drawnLater: Entry<Result> | undefined;
  let isClosed = false;
  let restsFrom = performance.now();
  let waitsFrom = restsFrom;
  let pausesUntil = restsFrom;
  let beganLater = restsFrom;
  let waking: NodeJS.Timeout | undefined;

  const isLarge = ({ cost }: Entry<Result>): boolean => cost > smallest;
  const isSmall = (entry: Entry<Result>): boolean => !isLarge(entry);
  const forget = (entry: Entry<Result>): void => {
    if (entries.get(entry.name) === entry) entries.delete(entry.name);
  };

  /** What may begin now: what is small first, but where that is being done already, what is large. */
  const nextEntry = (): Entry<Result> | undefined => {
    if (running.size >= atOnce) return undefined;
    const large = [...running].filter((entry) => isLarge(entry) || entry === drawnLater).length;
    const takeLarge = (): Entry<Result> | undefined => (large < Math.max(1, atOnce - 1) ? lines.take(isLarge) : undefined);
    return running.size > large ? (takeLarge() ?? lines.take(isSmall)) : (lines.take(isSmall) ?? takeLarge());
  };

  const timeOfBackground = (): number => Math.max(pausesUntil, Math.min(Math.max(restsFrom, lastActivity()) + rest, waitsFrom + patience));

  const turn = (): void => {
    for (let next = nextEntry(); next; next = nextEntry()) void start(next);
    if (running.size > 0) return;
    if (later.size === 0) return idleListeners.splice(0).forEach((listener) => listener());
    const left = idleListeners.length > 0 ? 0 : timeOfBackground() - performance.now();
    if (left > 0) return wakeIn(left);
    drawnLater = later.take(() => true);
    beganLater = performance.now();
    if (drawnLater) void start(drawnLater);
  };

  const wakeIn = (milliseconds: number): void => {
    waking ??= setTimeout(() => {
      waking = undefined;
      turn();
    }, milliseconds).unref();
  };

  const end = (entry: Entry<Result>): void => {
    running.delete(entry);
    forget(entry);
    if (entry === drawnLater) {
      drawnLater = undefined;
      waitsFrom = performance.now();
      pausesUntil = waitsFrom + (waitsFrom - beganLater);
    } else restsFrom = performance.now();
    turn();
  };

  const start = async (entry: Entry<Result>): Promise<void> => {
    entry.state = 'running';
    running.add(entry);
    try {
      const result = await entry.work(entry.controller.signal, entry === drawnLater);
      for (const { resolve } of entry.waiters) resolve(result);
    } catch (error) {
      if (entry.waiters.size === 0 && !entry.controller.signal.aborted) onUnheard?.(entry.name, error);
      for (const { reject } of entry.waiters) reject(error);
    } finally {
      end(entry);
    }
  };

  /** Small work that runs is ended and kept; large work that nobody waits for is aborted. */
  const withdraw = (entry: Entry<Result>, waiter: Waiter<Result>): void => {
    if (!entry.waiters.delete(waiter)) return;
    const { client } = waiter;
    const others = [...entry.waiters];
    if (entry.state === 'waiting' && !others.some((other) => other.client === client)) lines.delete(client, entry);
    if (others.length > 0 || entry === drawnLater || (entry.state === 'running' && isSmall(entry))) return;
    forget(entry);
    if (entry.state === 'running') entry.controller.abort();
  };

  const createEntry = (name: string, cost: number, work: Work<Result>, state: Entry<Result>['state']): Entry<Result> => {
    const entry = { name, cost, work, waiters: new Set<Waiter<Result>>(), controller: new AbortController(), state };
    entries.set(name, entry);
    return entry;
  };

  /** The work of that name, in the foreground's lines where it does not run already. */
  const admit = (name: string, { client, cost }: WorkRequest, work: Work<Result>): Entry<Result> => {
    const known = entries.get(name);
    if (known?.state === 'running') return known;
    if (known?.state !== 'waiting' && lines.size >= foreground.all) throw new QueueFullError(lines.size);
    const waitsAlready = known !== undefined && [...known.waiters].some((waiter) => waiter.client === client);
    if (!waitsAlready && lines.lengthOf(client) >= foreground.each) throw new QueueFullError(lines.lengthOf(client));
    const entry = known ?? createEntry(name, cost, work, 'waiting');
    later.remove(entry);
    entry.state = 'waiting';
    lines.add(client, entry);
    return entry;
  };

  const refuse = (entry: Entry<Result>): void => {
    forget(entry);
    for (const { reject } of entry.waiters) reject(new QueueClosedError());
    entry.waiters.clear();
  };

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      idleListeners.push(resolve);
      turn();
    });

  return {
    async run(name, request, work) {
      const { client, signal } = request;
      if (isClosed) throw new QueueClosedError();
      signal?.throwIfAborted();
      const entry = admit(name, request, work);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const waiter = { client, resolve, reject };
      entry.waiters.add(waiter);
      const leave = (): void => {
        withdraw(entry, waiter);
        reject(signal?.reason);
        turn();
      };
      signal?.addEventListener('abort', leave, { once: true });
      turn();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    inBackground(name, { client, cost }, work) {
      if (isClosed || entries.has(name) || later.size >= background.all || later.lengthOf(client) >= background.each) return;
      if (later.size === 0) waitsFrom = performance.now();
      later.add(client, createEntry(name, cost, work, 'background'));
      queueMicrotask(turn);
    },
    settled,
    async close() {
      isClosed = true;
      for (const entry of [...lines.clear(), ...later.clear()]) refuse(entry);
      drawnLater?.controller.abort();
      const abortRest = (): void => {
        for (const entry of running) {
          entry.controller.abort();
          refuse(entry);
        }
      };
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, grace);
      await Promise.race([settled(), late]);
      clearTimeout(timer);
      abortRest();
    },
  };
}
