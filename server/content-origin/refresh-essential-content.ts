import { setTimeout } from 'node:timers/promises';

interface Options {
  /** @returns Whether everything could be loaded. */
  readonly load: () => Promise<boolean>;
  /** Milliseconds until the next refresh. */
  readonly essentials: number;
  /** Milliseconds until the next attempt after a failure. */
  readonly retry: number;
  readonly signal: AbortSignal;
  /** Rejects once the signal aborts. */
  readonly pause?: (delay: number, signal: AbortSignal) => Promise<unknown>;
}

const pauseFor = (delay: number, signal: AbortSignal): Promise<unknown> => setTimeout(delay, undefined, { signal, ref: false });

/** Keeps the content of every page and the error pages in the cache before they are needed, until the signal aborts. */
export async function refreshEssentialContent({ load, essentials, retry, signal, pause = pauseFor }: Options): Promise<void> {
  while (!signal.aborted) {
    const isComplete = await load();
    await pause(isComplete ? essentials : retry, signal).catch(() => undefined);
  }
}
