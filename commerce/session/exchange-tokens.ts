import { requiresReaction } from '../client/service-error.ts';

/** Milliseconds before the exchange is retried. */
const exchangeRetryDelay = 2000;

export type Wait = (milliseconds: number) => Promise<void>;

/**
 * Exchanges a guest's tokens for a customer's. A duplicate token (409 AUT409) is retried once after two seconds; other failures are thrown.
 */
export async function exchangeTokens<Result>(exchange: () => Promise<Result>, wait: Wait): Promise<Result> {
  try {
    return await exchange();
  } catch (error) {
    if (!requiresReaction(error, 'retry-exchange') || error.status !== 409) throw error;
    await wait(exchangeRetryDelay);
    return exchange();
  }
}
