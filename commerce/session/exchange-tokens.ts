import { failureAsksFor } from '../client/service-error.ts';

/** Milliseconds before the exchange is tried once more. */
const exchangeRetryDelay = 2000;

export type Wait = (milliseconds: number) => Promise<void>;

/** Guest to registered: a duplicated token (409 AUT409) is retried once after two seconds; every other failure passes. */
export async function exchangeTokens<Result>(exchange: () => Promise<Result>, wait: Wait): Promise<Result> {
  try {
    return await exchange();
  } catch (error) {
    if (!failureAsksFor(error, 'retry-exchange') || error.status !== 409) throw error;
    await wait(exchangeRetryDelay);
    return exchange();
  }
}
