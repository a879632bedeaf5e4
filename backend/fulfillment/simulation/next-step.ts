import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { RequestedReturn } from '../../orders/order-effects.ts';
import { getOpenUnits, type OrderLineUnits } from '../../orders/units/order-units.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ParcelRecord } from '../events/change-parcel.ts';
import { createTracking } from './carriers.ts';
import { planParcels, type ParcelPlan, type PlannedOrder } from './plan-parcels.ts';

export type SimulatedUnits = Pick<OrderLineUnits, 'line_id' | 'qty' | 'cancelled' | 'packed'>;
export type SimulatedParcel = Pick<ParcelRecord, 'parcel_id' | 'state' | 'lines' | 'expected_on'>;

/** The parts of an order that its fulfillment needs. */
export interface SimulatedOrder {
  readonly order: PlannedOrder;
  readonly lines: readonly SimulatedUnits[];
  readonly parcels: readonly SimulatedParcel[];
  /** Not received yet. */
  readonly returns: readonly RequestedReturn[];
}

export interface SimulationStep {
  readonly due: Date;
  readonly event: FulfillmentEvent;
}

type Details = Omit<FulfillmentEvent, 'eventId' | 'orderNumber' | 'at'>;

interface Planned {
  /** In simulated time. */
  readonly at: Temporal.Instant;
  readonly details: Details;
}

/** Days from the request of a return to the receipt of its parcel. */
const daysBack = 3;
const dayLength = 86_400_000;

/**
 * The next event of an order; undefined if none remains.
 * @param speed Factor of simulated time, which starts when the order is placed.
 */
export function getNextStep(simulated: SimulatedOrder, speed: number): SimulationStep | undefined {
  const { order, returns } = simulated;
  const placed = order.placed_at.getTime();
  const ofParcels = order.content.shipments.flatMap((shipment) =>
    planParcels(order, shipment).flatMap((plan) => {
      const planned = getNextParcelStep(simulated, shipment, plan);
      if (!planned) return [];
      return [createStep(order, planned.details, new Date(placed + (planned.at.epochMilliseconds - placed) / speed))];
    }),
  );
  const ofReturns = returns.map(({ number, lines, requestedAt }) =>
    createStep(
      order,
      { event: 'returnReceived', returnNumber: number, items: getItems(lines) },
      new Date(requestedAt.getTime() + (daysBack * dayLength) / speed),
    ),
  );
  return [...ofParcels, ...ofReturns].toSorted((one, other) => one.due.getTime() - other.due.getTime())[0];
}

function createStep({ number }: PlannedOrder, details: Details, due: Date): SimulationStep {
  const { event, parcelId, returnNumber } = details;
  const eventId = `simulated-${parcelId ?? returnNumber}-${event}`;
  return { due, event: { eventId, orderNumber: number, at: due.toISOString(), ...details } };
}

const getItems = (lines: readonly LineUnits[]) => lines.map(({ lineId: itemId, qty }) => ({ itemId, qty }));

function getNextParcelStep(simulated: SimulatedOrder, shipment: OrderShipment, plan: ParcelPlan): Planned | undefined {
  const { order, parcels } = simulated;
  const { parcelId, sent, delay, arrivedAt, collectedAt } = plan;
  const parcel = parcels.find((one) => one.parcel_id === parcelId);
  if (!parcel) return createPackingStep(simulated, shipment, plan);
  const isWaiting = parcel.state === 'packed';
  if (isWaiting && sent) {
    const { country } = getShopContext({ siteId: order.site_id }).site;
    const details = { event: 'shipped', parcelId, ...createTracking(order.number, parcelId, country, shipment) } as const;
    return { at: sent.at, details: { ...details, expectedOn: sent.expectedOn } };
  }
  if (parcel.state === 'shipped' && delay && (parcel.expected_on ?? '') < delay.expectedOn)
    return { at: delay.at, details: { event: 'delayed', parcelId, expectedOn: delay.expectedOn } };
  if (isWaiting || parcel.state === 'shipped') return { at: arrivedAt, details: { event: collectedAt ? 'ready' : 'delivered', parcelId } };
  return parcel.state === 'ready' && collectedAt ? { at: collectedAt, details: { event: 'collected', parcelId } } : undefined;
}

/** Packs a share of the units that are still open, in the order of the lines; a second parcel waits for the first. */
function createPackingStep(
  { lines, parcels }: SimulatedOrder,
  { id: shippingId, items }: OrderShipment,
  { parcelId, share, packedAt }: ParcelPlan,
): Planned | undefined {
  const open = lines
    .filter(({ line_id: lineId }) => items.includes(lineId))
    .map((line) => ({ lineId: line.line_id, qty: getOpenUnits(line) }));
  const total = open.reduce((sum, { qty }) => sum + qty, 0);
  const [firstId = ''] = parcelId.split('-');
  if (firstId !== parcelId && !parcels.some((one) => one.parcel_id === firstId)) return undefined;
  let rest = Math.ceil(total * share);
  const packed = open.flatMap(({ lineId, qty }) => {
    const units = Math.min(qty, rest);
    rest -= units;
    return units > 0 ? [{ lineId, qty: units }] : [];
  });
  if (packed.length === 0) return undefined;
  return { at: packedAt, details: { event: 'packed', shippingId, parcelId, items: getItems(packed) } };
}
