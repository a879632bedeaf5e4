import { setTimeout } from 'node:timers/promises';

interface Options {
  /** Asks for all of it. Answers whether all of it came. */
  readonly ask: () => Promise<boolean>;
  /** Milliseconds until it is asked for again: it may have changed. */
  readonly essentials: number;
  /** Milliseconds until it is asked for again where some of it did not come. */
  readonly retry: number;
  readonly signal: AbortSignal;
  /** Rejects once the signal aborts. */
  readonly pause?: (delay: number, signal: AbortSignal) => Promise<unknown>;
}

const resting = (delay: number, signal: AbortSignal): Promise<unknown> => setTimeout(delay, undefined, { signal, ref: false });

/** Keeps what every page needs, and the error pages, before anybody has seen them, until the signal aborts. */
export async function keepEssentials({ ask, essentials, retry, signal, pause = resting }: Options): Promise<void> {
  while (!signal.aborted) {
    const isWhole = await ask();
    await pause(isWhole ? essentials : retry, signal).catch(() => undefined);
  }
}
