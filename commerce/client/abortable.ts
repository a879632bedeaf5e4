/** Work's result, or a rejection as soon as the signal aborts: work in the same process need not heed the signal itself. */
export function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  return new Promise<Result>((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    const leave = (): void => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
    work.then(resolve, reject).finally(leave);
  });
}

/** A signal that aborts with the first of those that are there; undefined where none is. */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const present = signals.filter((signal) => signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : present[0];
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whoever is done ends it: a signal that goes off for nobody costs as much as one that is heard. */
  end(): void;
}

/** A time limit in milliseconds; there is none unless somebody sets one. */
export function timeLimit(timeout: number | false | undefined): TimeLimit | undefined {
  if (timeout === undefined || timeout === false) return undefined;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new DOMException('The time is up', 'TimeoutError')), timeout);
  return { signal: giveUp.signal, end: () => clearTimeout(timer) };
}
