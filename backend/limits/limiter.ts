import type { RateName } from './rate.ts';

/** Of a rate one subject: an address, a customer, a cart. */
export interface Counted {
  readonly rate: RateName;
  /** Undefined where it is not known; then nothing is counted. */
  readonly subject: string | undefined;
}

export interface Limiter {
  /** Counts one for each. Answers the seconds to wait where that was too many, else 0. */
  count(counted: readonly Counted[]): Promise<number>;
  /** The seconds to wait where an earlier count on this host was too many, else 0. */
  waitOf(counted: readonly Counted[]): number;
}

/** Lets everything through. */
export const unlimited: Limiter = { count: async () => 0, waitOf: () => 0 };
