import type { Transaction } from 'kysely';
import type { OrderEventKind } from '#generated/openapi/shared.ts';
import type { EventDetails } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';

export interface NewOrderEvent {
  readonly orderId: string;
  /** Unique within an order. */
  readonly eventId: string;
  readonly kind: OrderEventKind;
  readonly at: Date;
  readonly now: Date;
  readonly details?: EventDetails;
}

/**
 * Stores an event of a locked order.
 * @returns false if it was stored before
 */
export async function recordEvent(
  transaction: Transaction<Tables>,
  { orderId, eventId, kind, at, now, details = {} }: NewOrderEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('order_events')
    .values({ order_id: orderId, event_id: eventId, kind, at, recorded_at: now, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
