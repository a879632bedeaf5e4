import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FakePayments } from '../../payments/testing/fake-payments.ts';

/** The latest stored order of a cart. */
export function readOrderOfCart(db: Kysely<Tables>, cartId: string) {
  return db.selectFrom('orders').selectAll().where('cart_id', '=', cartId).orderBy('number', 'desc').executeTakeFirstOrThrow();
}

/** The states of an order's payments at the card partner: held, taken, voided … */
export async function readCardStates(db: Kysely<Tables>, payments: FakePayments, orderId: string): Promise<(string | undefined)[]> {
  const { tenders } = await db.selectFrom('orders').select('tenders').where('id', '=', orderId).executeTakeFirstOrThrow();
  return tenders.map(({ reference }) => payments.charges.get(reference)?.state);
}
