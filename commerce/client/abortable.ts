/** Rejects as soon as the signal aborts, even if the work itself ignores the signal, as work in the same process may. */
export function makeAbortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise<Result>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    const leave = (): void => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    work.then(resolve, reject).finally(leave);
  });
}

/** Combines signals into one that aborts with the first; undefined if there are none. */
export function combineSignals(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const present = signals.filter((signal) => signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : present[0];
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Clears the timer; must be called when the work is done, because a pending timer costs as much as one that fires. */
  end(): void;
}

/** Starts a time limit in milliseconds; undefined without a time-out. */
export function createTimeLimit(timeout: number | false | undefined): TimeLimit | undefined {
  if (timeout === undefined || timeout === false) return undefined;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new DOMException('The time is up', 'TimeoutError')), timeout);
  return { signal: giveUp.signal, end: () => clearTimeout(timer) };
}
