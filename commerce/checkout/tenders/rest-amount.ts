import type { Cart } from '#generated/openapi/cart.ts';
import type { TenderDefinition } from './tender.ts';
import type { Tenders } from './tenders.ts';

/** Amount that the "rest" tender must pay, in decimal units. */
export function getRestAmount(
  { totals, payment_instruments }: Pick<Cart, 'totals' | 'payment_instruments'>,
  tenders: Tenders<Pick<TenderDefinition, 'group'>>,
): number {
  const rest = payment_instruments.filter(({ payment_method_id: id }) => tenders[id]?.group === 'rest');
  return rest.reduce((sum, { amount }) => sum + amount, totals.remainingToPay);
}
