import type { Counted, Limiter } from '../../limits/limiter.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { createTooManyRequestsError } from '../../router/call-error.ts';

interface CardAttempt {
  readonly context: Pick<CustomerContext, 'customer' | 'address'>;
  readonly body: { readonly cartId: string };
}

/** Subjects of the limit on declined cards. Carts and sessions are free to create, so the client address counts too. */
const getCounted = ({ context: { customer, address }, body }: CardAttempt): Counted[] => [
  { rate: 'declinedCardsOfCart', subject: body.cartId },
  { rate: 'declinedCardsOfCustomer', subject: customer.id },
  { rate: 'declinedCardsOfAddress', subject: address },
];

/** @throws 429 PYT429 after too many declined cards. Needs no statement: each server counts its own requests */
export function assertCanTryCards(limiter: Limiter, attempt: CardAttempt): void {
  const wait = limiter.getWait(getCounted(attempt));
  if (wait > 0) throw createTooManyRequestsError(wait, 'PYT429');
}

export async function countDeclinedCard(limiter: Limiter, attempt: CardAttempt): Promise<void> {
  await limiter.count(getCounted(attempt));
}
