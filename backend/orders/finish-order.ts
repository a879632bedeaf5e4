import { sql, type Transaction } from 'kysely';
import type { OrderPorts } from './order-ports.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
import type { Tables } from '../database/tables.ts';
import { queueOrderConfirmation } from './confirmation-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { restoreStock } from './stock.ts';

/** What came of a payment. */
export type Settlement = { readonly authorizationId: string } | { readonly fault: PaymentFault };

async function setCart(transaction: Transaction<Tables>, cartId: string, status: 'open' | 'ordered', now: Date): Promise<void> {
  const version = status === 'ordered' ? sql<number>`version + 1` : sql<number>`version`;
  await transaction.updateTable('carts').set({ status, version, updated_at: now }).where('id', '=', cartId).execute();
}

/**
 * The second transaction of an order: finalised with its mail, or cancelled with the stock put back and the cart open again. Of several
 * that would settle one order the first does; all answer what it has become.
 */
export async function finishOrder({ db, clock, ids }: OrderPorts, order: OrderRecord, settlement: Settlement): Promise<OrderRecord> {
  const now = clock.now();
  const settled =
    'fault' in settlement
      ? { status: 'cancelled' as const, cancel_reason: settlement.fault }
      : { status: 'finalised' as const, authorization_id: settlement.authorizationId };
  return db.transaction().execute(async (transaction) => {
    const finished = await transaction
      .updateTable('orders')
      .set({ ...settled, payment_token: null, settled_at: now })
      .where('id', '=', order.id)
      .where('status', '=', 'processing')
      .returningAll()
      .executeTakeFirst();
    if (!finished) return transaction.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
    if (finished.status === 'cancelled') {
      await restoreStock(transaction, finished.site_id, new Map(finished.content.rows.map(({ item, qty }) => [item.sku, qty])));
      await setCart(transaction, finished.cart_id, 'open', now);
    } else {
      await setCart(transaction, finished.cart_id, 'ordered', now);
      await queueOrderConfirmation(transaction, finished, ids.uuid(), now);
    }
    return finished;
  });
}
