import type { Counted, Limiter } from '../../limits/limiter.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { tooMany } from '../../router/call-error.ts';

interface Trier {
  readonly context: Pick<CustomerContext, 'customer' | 'address'>;
  readonly body: { readonly cartId: string };
}

/** Whose tries of cards are counted: carts and sessions cost nothing, so that the client's address counts too. */
const countedOf = ({ context: { customer, address }, body }: Trier): Counted[] => [
  { rate: 'refusedCardsOfCart', subject: body.cartId },
  { rate: 'refusedCardsOfCustomer', subject: customer.id },
  { rate: 'refusedCardsOfAddress', subject: address },
];

/** Throws 429 PYT429 after too many declined cards. Costs no statement: each host counts its own requests. */
export function assertMayTryCards(limiter: Limiter, trier: Trier): void {
  const wait = limiter.waitOf(countedOf(trier));
  if (wait > 0) throw tooMany(wait, 'PYT429');
}

export async function countRefusedCard(limiter: Limiter, trier: Trier): Promise<void> {
  await limiter.count(countedOf(trier));
}
