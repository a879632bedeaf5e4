import type { Operation } from '#generated/openapi/operations.ts';
import type { CallContext, CustomerContext } from '../router/call-context.ts';
import type { SettleCall } from '../router/pipeline.ts';
import { createTooManyRequestsError } from '../router/call-error.ts';
import type { Counted, Limiter } from './limiter.ts';
import { countsOutcome } from './rate.ts';

/**
 * Counts a call for its rate limit in the contract, and changes by customer. The call counts while it runs, so that concurrent guesses do not
 * raise the limit; one that was no wrong guess is given back at its end.
 * @throws CallError 429 API429
 */
export function createAdmitCall(limiter: Limiter) {
  return async ({ rateLimit, safe }: Operation, context: CallContext | CustomerContext): Promise<SettleCall> => {
    const own: readonly Counted[] = rateLimit ? [{ rate: rateLimit, subject: context.address }] : [];
    const changes: readonly Counted[] = !safe && 'customer' in context ? [{ rate: 'changes', subject: context.customer.id }] : [];
    const counted = [...own, ...changes];
    const wait = counted.length > 0 ? await limiter.count(counted) : 0;
    if (wait > 0) throw createTooManyRequestsError(wait);
    return async (errorId) => {
      const givenBack = own.filter(({ rate }) => !countsOutcome(rate, errorId));
      if (givenBack.length > 0) await limiter.giveBack(givenBack);
    };
  };
}
