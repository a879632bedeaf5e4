import type { Insertable } from 'kysely';
import type { OrderEventKind } from '#generated/openapi/shared.ts';
import type { EventDetails } from '#backend/database/documents/order-units-document.ts';
import type { OrderShipment } from '#backend/database/documents/shipment-document.ts';
import type { Tables } from '#backend/database/tables.ts';
import { createTracking } from '#backend/fulfillment/simulation/carriers.ts';
import { createUuid } from '../reviews/random.ts';
import { subtractHours } from './build-order.ts';
import type { SeededOrder, SeededParcel } from './orders.ts';

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  readonly shipment: OrderShipment;
  readonly country: string;
  readonly now: Date;
}

type Line = Insertable<Tables['order_lines']> & Record<'qty' | 'packed' | 'shipped' | 'delivered' | 'requested', number>;
type Parcel = Insertable<Tables['order_parcels']>;
type Event = Insertable<Tables['order_events']>;

export interface BuiltProgress {
  readonly lines: readonly Line[];
  readonly parcels: readonly (Parcel & Pick<Required<Parcel>, 'expected_on'>)[];
  readonly events: readonly Event[];
}

/** YYYY-MM-DD, a number of days from now. */
const addDays = (now: Date, days: number): string =>
  subtractHours(now, -24 * days)
    .toISOString()
    .slice(0, 10);

const countUnits = ({ units }: SeededParcel) => units.flatMap((qty, index) => (qty > 0 ? [{ lineId: `item-${index + 1}`, qty }] : []));

const getState = ({ shipped, ready, delivered }: SeededParcel): Parcel['state'] =>
  delivered !== undefined ? 'delivered' : ready !== undefined ? 'ready' : shipped !== undefined ? 'shipped' : 'packed';

function buildLines({ units, parcels, returned }: SeededOrder, { id }: PlacedOrder): readonly Line[] {
  return units.map((qty, index) => {
    const count = (has: (parcel: SeededParcel) => boolean): number =>
      parcels.filter(has).reduce((sum, parcel) => sum + (parcel.units[index] ?? 0), 0);
    return {
      order_id: id,
      line_id: `item-${index + 1}`,
      qty,
      packed: count(() => true),
      shipped: count(({ shipped, ready }) => shipped !== undefined || ready !== undefined),
      delivered: count(({ delivered }) => delivered !== undefined),
      requested: returned !== undefined && index === 0 ? 1 : 0,
    };
  });
}

/** Units, parcels and timeline of an order, as its events would have left them. */
export function buildProgress(seeded: SeededOrder, order: PlacedOrder): BuiltProgress {
  const { id, number, shipment, country, now } = order;
  const events: Event[] = [];
  const add = (kind: OrderEventKind, eventId: string, hours: number, details: EventDetails = {}): void => {
    const at = subtractHours(now, hours);
    events.push({ order_id: id, event_id: eventId, kind, at, recorded_at: at, details: JSON.stringify(details) });
  };
  add('accepted', 'accepted', seeded.placed);
  const parcels = seeded.parcels.map((parcel, index) => {
    const parcelId = index === 0 ? 'P1' : `P1-${index + 1}`;
    const promised = addDays(now, 5 - seeded.placed / 24);
    const expected = parcel.delayed === undefined ? promised : addDays(now, 2);
    const tracking = parcel.shipped === undefined ? undefined : createTracking(number, parcelId, country, shipment);
    const lines = countUnits(parcel);
    add('packed', `seed:${parcelId}:packed`, parcel.packed, { parcelId, shippingId: shipment.id, lines });
    if (tracking && parcel.shipped !== undefined) {
      const { carrier, trackingNumber } = tracking;
      add('shipped', `seed:${parcelId}:shipped`, parcel.shipped, { parcelId, carrier, trackingNumber, expectedOn: promised });
    }
    if (parcel.delayed !== undefined) add('delayed', `seed:${parcelId}:delayed`, parcel.delayed, { parcelId, expectedOn: expected });
    if (parcel.ready !== undefined) add('ready', `seed:${parcelId}:ready`, parcel.ready, { parcelId });
    if (parcel.delivered !== undefined) add('delivered', `seed:${parcelId}:delivered`, parcel.delivered, { parcelId });
    return {
      order_id: id,
      parcel_id: parcelId,
      shipment_id: shipment.id,
      state: getState(parcel),
      lines: JSON.stringify(lines),
      carrier: tracking?.carrier ?? null,
      tracking_number: tracking?.trackingNumber ?? null,
      tracking_url: tracking?.trackingUrl ?? null,
      packed_at: subtractHours(now, parcel.packed),
      shipped_at: parcel.shipped === undefined ? null : subtractHours(now, parcel.shipped),
      first_expected_on: promised,
      expected_on: expected,
      delivered_at: parcel.delivered === undefined ? null : subtractHours(now, parcel.delivered),
    };
  });
  return { lines: buildLines(seeded, order), parcels, events };
}

/** The requested return of the first unit; undefined for an order without one. */
export function buildReturn({ returned }: SeededOrder, { id, now }: PlacedOrder, number: string) {
  if (returned === undefined) return undefined;
  const requestedAt = subtractHours(now, returned);
  const row: Insertable<Tables['order_returns']> = {
    id: createUuid('return', id),
    number,
    order_id: id,
    idempotency_key: createUuid('return key', id),
    state: 'requested',
    lines: JSON.stringify([{ lineId: 'item-1', qty: 1, reason: 'tooSmall' }]),
    requested_at: requestedAt,
    send_by: addDays(now, 14 - returned / 24),
  };
  const event: Event = {
    order_id: id,
    event_id: `return:${number}`,
    kind: 'returnRequested',
    at: requestedAt,
    recorded_at: requestedAt,
    details: JSON.stringify({ returnNumber: number, lines: [{ lineId: 'item-1', qty: 1 }] }),
  };
  return { row, event };
}
