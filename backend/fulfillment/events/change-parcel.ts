import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { addUnits } from '../../orders/units/change-units.ts';
import type { LockedOrder } from '../../orders/units/lock-order.ts';
import type { OrderLineUnits, UnitCounter } from '../../orders/units/order-units.ts';
import type { FulfillmentPorts } from '../fulfillment-ports.ts';
import { queueParcelMail } from '../mails/queue-parcel-mail.ts';
import type { ParcelEvent } from './event-fields.ts';
import { createEventNotAllowedError } from './event-not-allowed.ts';

export type ParcelRecord = Selectable<Tables['order_parcels']>;
type ParcelState = ParcelRecord['state'];

interface Rule {
  readonly from: readonly ParcelState[];
  /** Undefined for an event that does not change the state. */
  readonly to?: ParcelState;
  readonly counters: (state: ParcelState) => readonly UnitCounter[];
  /** True for an event of collected parcels, false for one of delivered parcels; absent for both. */
  readonly isOfCollected?: boolean;
}

const rules: { readonly [Kind in ParcelEvent['event']]: Rule } = {
  shipped: { from: ['packed'], to: 'shipped', counters: () => ['shipped'] },
  delayed: { from: ['packed', 'shipped'], counters: () => [] },
  ready: {
    from: ['packed', 'shipped'],
    to: 'ready',
    counters: (state) => (state === 'packed' ? ['shipped'] : []),
    isOfCollected: true,
  },
  delivered: { from: ['shipped'], to: 'delivered', counters: () => ['delivered'], isOfCollected: false },
  collected: { from: ['ready'], to: 'collected', counters: () => ['delivered'], isOfCollected: true },
};

/** Applies an event to an existing parcel. */
export async function changeParcel(
  transaction: Transaction<Tables>,
  ports: FulfillmentPorts,
  locked: LockedOrder,
  event: ParcelEvent,
): Promise<readonly OrderLineUnits[]> {
  const { order } = locked;
  const parcel = await transaction
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('parcel_id', '=', event.parcelId)
    .executeTakeFirst();
  const shipment = parcel && order.content.shipments.find(({ id }) => id === parcel.shipment_id);
  if (!parcel || !shipment) throw createEventNotAllowedError(`The order has no parcel ${event.parcelId}.`);
  const { from, to = parcel.state, counters, isOfCollected } = rules[event.event];
  const isCollected = getDeliveryKind(ports.deliveryKinds, shipment).isCollected;
  if (!from.includes(parcel.state) || (isOfCollected !== undefined && isOfCollected !== isCollected))
    throw createEventNotAllowedError(`Parcel ${parcel.parcel_id} is ${parcel.state} and cannot be ${event.event}.`);
  const values = getValues(parcel, event);
  await transaction
    .updateTable('order_parcels')
    .set({ state: to, ...values })
    .where('order_id', '=', order.id)
    .where('parcel_id', '=', parcel.parcel_id)
    .execute();
  const counted = counters(parcel.state);
  const lines = counted.length > 0 ? await addUnits(transaction, locked, counted, parcel.lines) : locked.lines;
  const expectedOn = values.expected_on === undefined ? parcel.expected_on : values.expected_on;
  await queueParcelMail(transaction, ports, { order, shipment, event, parcelLines: parcel.lines, lines, expectedOn });
  return lines;
}

type NewValues = Partial<
  Pick<ParcelRecord, 'shipped_at' | 'carrier' | 'tracking_number' | 'tracking_url' | 'first_expected_on' | 'expected_on' | 'delivered_at'>
>;

function getValues(parcel: ParcelRecord, event: ParcelEvent): NewValues {
  const at = new Date(event.at);
  switch (event.event) {
    case 'shipped': {
      const { carrier = null, trackingNumber = null, trackingUrl = null, expectedOn = parcel.expected_on } = event;
      return {
        shipped_at: at,
        carrier,
        tracking_number: trackingNumber,
        tracking_url: trackingUrl,
        first_expected_on: parcel.first_expected_on ?? expectedOn,
        expected_on: expectedOn,
      };
    }
    case 'delayed':
      if (parcel.expected_on !== null && event.expectedOn <= parcel.expected_on)
        throw createEventNotAllowedError(`Parcel ${parcel.parcel_id} is expected on ${parcel.expected_on}, which is not earlier.`);
      return { expected_on: event.expectedOn };
    case 'ready':
      return {};
    case 'delivered':
    case 'collected':
      return { delivered_at: at };
  }
}
