import type { ShownChoice } from '../canvas/get-shown-choices.ts';
import { shownCookie, formatShownVariants } from '../request/recalculation.ts';
import { isAllowed } from './consent.ts';
import type { RecalculateReason } from './recalculate-event.ts';

/** Milliseconds within which events count as one action, e.g. a changed line and the cart that is no longer empty. */
const ONE_ACT = 50;

let current: ReadonlySet<RecalculateReason> = new Set();

/** True while the page requests its decisions again; loaders that otherwise reuse their data load too. */
export function isRecalculating(): boolean {
  return current.size > 0;
}

/** True while changed cart lines are the only reason: a page that shows the cart has them already. */
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
 * Reloads frame and page data for events, one request at a time: events of one action share it, and events during a request cause one more.
 * The request lists the variants shown, so that the server does not count their impressions twice.
 */
export function createRecalculation({ revalidate, shown }: RecalculationOptions) {
  const waiting = new Set<RecalculateReason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCounted = isAllowed('analytics');

  async function runRecalculation(): Promise<void> {
    timer = undefined;
    if (isRecalculating()) return schedule();
    current = new Set(waiting);
    waiting.clear();
    if (isCounted) document.cookie = `${shownCookie}=${encodeURIComponent(formatShownVariants(shown()))}; path=/; max-age=30; samesite=lax`;
    isCounted = isAllowed('analytics');
    try {
      await revalidate();
    } finally {
      current = new Set();
      document.cookie = `${shownCookie}=; path=/; max-age=0; samesite=lax`;
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => void runRecalculation(), ONE_ACT);
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
