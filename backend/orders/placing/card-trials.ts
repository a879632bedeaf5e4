import type { Counted, Limiter } from '../../limits/limiter.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { tooMany } from '../../router/call-error.ts';

interface Trier {
  readonly context: Pick<CustomerContext, 'customer' | 'address'>;
  readonly body: { readonly cartId: string };
}

/** Subjects of the limit on declined cards. Carts and sessions are free to create, so the client address counts too. */
const countedOf = ({ context: { customer, address }, body }: Trier): Counted[] => [
  { rate: 'refusedCardsOfCart', subject: body.cartId },
  { rate: 'refusedCardsOfCustomer', subject: customer.id },
  { rate: 'refusedCardsOfAddress', subject: address },
];

/** @throws 429 PYT429 after too many declined cards. Needs no statement: each server counts its own requests */
export function assertMayTryCards(limiter: Limiter, trier: Trier): void {
  const wait = limiter.waitOf(countedOf(trier));
  if (wait > 0) throw tooMany(wait, 'PYT429');
}

export async function countRefusedCard(limiter: Limiter, trier: Trier): Promise<void> {
  await limiter.count(countedOf(trier));
}
