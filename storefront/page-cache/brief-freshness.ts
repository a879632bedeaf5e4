import type { Freshness } from '../services/services.ts';

/** Milliseconds. */
const BRIEFLY = 1000;

/** Freshness for remote services that send no change events: a page is reused until the end of the current second. */
export function createBriefFreshness(now: () => Date): Freshness {
  const count = (): number => Math.floor(now().getTime() / BRIEFLY);
  return {
    look: () => Promise.resolve(),
    count,
    hasChanged: (_, since) => count() > since,
    contentVersion: () => '',
  };
}
