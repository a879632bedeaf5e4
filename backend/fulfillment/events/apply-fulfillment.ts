import type { Transaction } from 'kysely';
import type { FulfillmentEvent, FulfillmentOutcome } from '#generated/openapi/fulfillment.ts';
import type { EventDetails } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { createOrderNotFoundError } from '../../orders/find-order.ts';
import { receiveReturn } from '../../orders/returns/receive-return.ts';
import { UnitsError } from '../../orders/units/change-units.ts';
import { lockOrder, type LockedOrder } from '../../orders/units/lock-order.ts';
import { saveProgress } from '../../orders/units/order-progress.ts';
import type { OrderLineUnits } from '../../orders/units/order-units.ts';
import { isRepeatedEvent, recordEvent } from '../../orders/units/record-event.ts';
import { CallError } from '../../router/call-error.ts';
import type { FulfillmentPorts } from '../fulfillment-ports.ts';
import { changeParcel } from './change-parcel.ts';
import { checkEvent, type CheckedEvent } from './event-fields.ts';
import { createEventNotAllowedError } from './event-not-allowed.ts';
import { combineLineUnits, packParcel } from './pack-parcel.ts';

/**
 * Applies a fulfillment event to an order. Units, parcels, progress and mails change together or not at all; the same eventId is applied
 * once.
 * @throws CallError 404 OHS4004 for an unknown order, 409 ORD409 for an event that the order does not allow, 409 API400 for another event
 * with a known eventId, 400 for fields of another event.
 */
export async function applyFulfillment(ports: FulfillmentPorts, reported: FulfillmentEvent): Promise<FulfillmentOutcome> {
  const event = checkEvent(reported, ports.clock.now());
  const found = await ports.db.selectFrom('orders').select('id').where('number', '=', event.orderNumber).executeTakeFirst();
  if (!found) throw createOrderNotFoundError();
  try {
    return await ports.db.transaction().execute((transaction) => applyTo(transaction, ports, found.id, event));
  } catch (error) {
    if (error instanceof UnitsError)
      throw createEventNotAllowedError(`Line ${error.lineId} has too few units that can be ${error.counter}.`);
    throw error;
  }
}

async function applyTo(
  transaction: Transaction<Tables>,
  ports: FulfillmentPorts,
  id: string,
  event: CheckedEvent,
): Promise<FulfillmentOutcome> {
  const locked = await lockOrder(transaction, id);
  if (!locked) throw createOrderNotFoundError();
  const { progress } = locked.order;
  if (progress === null) throw createEventNotAllowedError('The order is not paid.');
  const now = ports.clock.now();
  const recorded = {
    orderId: id,
    // The prefix separates ids of senders from the shop's own.
    eventId: `fulfillment:${event.eventId}`,
    kind: event.event,
    at: new Date(event.at),
    now,
    details: getDetails(event),
    request: { ...event, at: new Date(event.at).toISOString() },
  };
  const isRepeated = await isRepeatedEvent(transaction, recorded);
  if (isRepeated === false) throw new CallError(409, 'API400', ['body/eventId: was used for another event of the order']);
  if (isRepeated) return { outcome: 'repeated', progress };
  await recordEvent(transaction, recorded);
  const lines = await change(transaction, ports, locked, event);
  return { outcome: 'applied', progress: await saveProgress(transaction, id, lines) };
}

function change(
  transaction: Transaction<Tables>,
  ports: FulfillmentPorts,
  locked: LockedOrder,
  event: CheckedEvent,
): Promise<readonly OrderLineUnits[]> {
  if (event.event === 'packed') return packParcel(transaction, locked, event);
  if (event.event === 'returnReceived') return receiveReturn(transaction, ports, locked, event);
  return changeParcel(transaction, ports, locked, event);
}

function getDetails({ shippingId, parcelId, items, carrier, trackingNumber, expectedOn, returnNumber }: CheckedEvent): EventDetails {
  return {
    ...(shippingId !== undefined && { shippingId }),
    ...(parcelId !== undefined && { parcelId }),
    ...(items && { lines: combineLineUnits(items) }),
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(expectedOn !== undefined && { expectedOn }),
    ...(returnNumber !== undefined && { returnNumber }),
  };
}
