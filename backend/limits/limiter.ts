import type { RateName } from './rate.ts';

/** The subject of a rate limit: an address, a customer or a cart. */
export interface Counted {
  readonly rate: RateName;
  /** Undefined if unknown; then nothing is counted. */
  readonly subject: string | undefined;
}

export interface Limiter {
  /** Increments each counter. Returns the seconds to wait if one exceeds its limit, else 0. */
  count(counted: readonly Counted[]): Promise<number>;
  /** Decrements each counter, after an attempt that does not count. */
  giveBack(counted: readonly Counted[]): Promise<void>;
  /** Returns the seconds to wait if an earlier count on this server exceeded a limit, else 0. */
  getWait(counted: readonly Counted[]): number;
}

/** Allows everything. */
export const unlimited: Limiter = { count: async () => 0, giveBack: async () => undefined, getWait: () => 0 };
