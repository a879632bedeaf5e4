import type { Operation } from '#generated/openapi/operations.ts';
import type { CallContext, CustomerContext } from '../router/call-context.ts';
import { createTooManyRequestsError } from '../router/call-error.ts';
import type { Counted, Limiter } from './limiter.ts';

/**
 * Counts a call for its rate limit in the contract, and changes by customer.
 * @throws CallError 429 API429
 */
export function createAdmitCall(limiter: Limiter) {
  return async ({ rateLimit, safe }: Operation, context: CallContext | CustomerContext): Promise<void> => {
    const counted: Counted[] = rateLimit ? [{ rate: rateLimit, subject: context.address }] : [];
    if (!safe && 'customer' in context) counted.push({ rate: 'changes', subject: context.customer.id });
    const wait = counted.length > 0 ? await limiter.count(counted) : 0;
    if (wait > 0) throw createTooManyRequestsError(wait);
  };
}
