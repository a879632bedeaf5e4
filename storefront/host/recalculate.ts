import type { ShownChoice } from '../canvas/choices.ts';
import { shownCookie, writeShown } from '../request/recalculation.ts';
import { isAllowed } from './consent.ts';
import type { RecalculateReason } from './recalculate-event.ts';

/** Milliseconds in which events belong to one act, e.g. a changed line and the cart that is no longer empty. */
const ONE_ACT = 50;

let current: ReadonlySet<RecalculateReason> = new Set();

/** True while the page requests its decisions again; loaders that otherwise keep their data load too. */
export function isRecalculating(): boolean {
  return current.size > 0;
}

/** True while the only reason is that the cart has other lines: a page that shows the cart itself has them already. */
export function isRecalculatingLines(): boolean {
  return current.size === 1 && current.has('cart');
}

export interface RecalculationOptions {
  /** Loads frame and page again. */
  readonly revalidate: () => Promise<void>;
  /** Experiences and variants on the page and its frame. */
  readonly shown: () => readonly ShownChoice[];
}

/**
 * Requests frame and page again for events, one request at a time: events of one act share it, and events during a request lead to one
 * more. What the page shows goes along, so that the server does not count it twice; without consent until now, it has counted nothing.
 */
export function createRecalculation({ revalidate, shown }: RecalculationOptions) {
  const waiting = new Set<RecalculateReason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCounted = isAllowed('analytics');

  async function run(): Promise<void> {
    timer = undefined;
    if (isRecalculating()) return schedule();
    current = new Set(waiting);
    waiting.clear();
    if (isCounted) document.cookie = `${shownCookie}=${encodeURIComponent(writeShown(shown()))}; path=/; max-age=30; samesite=lax`;
    isCounted = isAllowed('analytics');
    try {
      await revalidate();
    } finally {
      current = new Set();
      document.cookie = `${shownCookie}=; path=/; max-age=0; samesite=lax`;
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void run(), ONE_ACT);
  }

  return {
    request(reason: RecalculateReason): void {
      waiting.add(reason);
      schedule();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
