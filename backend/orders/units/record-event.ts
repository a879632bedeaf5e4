import { sql, type Transaction } from 'kysely';
import type { OrderEventKind } from '#generated/openapi/shared.ts';
import type { EventDetails, EventRequest } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';

export interface NewOrderEvent {
  readonly orderId: string;
  /** Unique within an order. */
  readonly eventId: string;
  readonly kind: OrderEventKind;
  readonly at: Date;
  readonly now: Date;
  readonly details?: EventDetails;
  /** The request that caused the event, for isRepeatedEvent. */
  readonly request?: EventRequest;
}

/**
 * Compares an event of a locked order with the stored one of the same id. Older releases stored no request; their events are compared by
 * time.
 * @returns undefined if there is none, false if it has another request
 */
export async function isRepeatedEvent(
  transaction: Transaction<Tables>,
  { orderId, eventId, at, request }: Pick<NewOrderEvent, 'orderId' | 'eventId' | 'at'> & { readonly request: EventRequest },
): Promise<boolean | undefined> {
  const stored = await transaction
    .selectFrom('order_events')
    .select(sql<boolean>`coalesce(request = ${JSON.stringify(request)}::jsonb, at = ${at}::timestamptz)`.as('isSame'))
    .where('order_id', '=', orderId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return stored?.isSame;
}

/**
 * Stores an event of a locked order.
 * @returns false if it was stored before
 */
export async function recordEvent(
  transaction: Transaction<Tables>,
  { orderId, eventId, kind, at, now, details = {}, request }: NewOrderEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('order_events')
    .values({
      order_id: orderId,
      event_id: eventId,
      kind,
      at,
      recorded_at: now,
      details: JSON.stringify(details),
      ...(request && { request: JSON.stringify(request) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
