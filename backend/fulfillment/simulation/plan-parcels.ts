import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { parseDays, type Warehouse } from '../../delivery-promise/compute-delivery-promise.ts';
import { warehouses } from '../../delivery-promise/warehouses.ts';
import { addWorkingDays, getWorkingDay } from '../../delivery-promise/working-days.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { toLocalInstant, toInstant } from '../../stores/opening.ts';
import { getShipmentWay } from '../shipment-way.ts';
import { scaleChance, deriveChance } from './chance.ts';

/** Times of a parcel's events, in simulated time. */
export interface ParcelPlan {
  readonly parcelId: string;
  /** Share of the open units to pack; 1 for all. */
  readonly share: number;
  readonly packedAt: Temporal.Instant;
  /** Absent if the parcel is prepared in the store. */
  readonly sent?: { readonly at: Temporal.Instant; readonly expectedOn: string };
  /** Absent if the parcel arrives on time. */
  readonly delay?: { readonly at: Temporal.Instant; readonly expectedOn: string };
  /** When it reaches the customer or the pickup place. */
  readonly arrivedAt: Temporal.Instant;
  /** Absent if the parcel is delivered to the customer. */
  readonly collectedAt?: Temporal.Instant;
}

export type PlannedOrder = Pick<OrderRecord, 'number' | 'site_id' | 'placed_at' | 'content'>;

const createUsualWarehouse = (timeZone: string, country: string): Warehouse => ({ country, timeZone, cutOff: 14 });

/** One in this many shipments of several units is split into two parcels, and one in this many parcels is late. */
const splitOf = 3;
const delayedOf = 6;

/** Plans the parcels of a shipment. Derived from the order's number, so every run has the same result. */
export function planParcels(order: PlannedOrder, shipment: OrderShipment): readonly ParcelPlan[] {
  const index = order.content.shipments.indexOf(shipment) + 1;
  const way = getShipmentWay(order, shipment);
  if (way === 'mail') return [];
  if (way === 'store') return [planPickup(order, shipment, `P${index}`)];
  const units = order.content.rows.filter(({ id }) => shipment.items.includes(id)).reduce((sum, { qty }) => sum + qty, 0);
  const isSplit = units > 1 && deriveChance(order.number, shipment.id, 'split') * splitOf < 1;
  return isSplit
    ? [planParcel(order, shipment, `P${index}`, { share: 0.5, days: 0 }), planParcel(order, shipment, `P${index}-2`, { share: 1, days: 1 })]
    : [planParcel(order, shipment, `P${index}`, { share: 1, days: 0 })];
}

/** Prepared until the promised time, and collected on the next day. */
function planPickup({ placed_at: placedAt }: PlannedOrder, { readyBy }: OrderShipment, parcelId: string): ParcelPlan {
  const placed = toInstant(placedAt);
  const ready = readyBy === undefined ? placed.add({ hours: 2 }) : Temporal.Instant.from(readyBy);
  const minutes = Math.max(1, Math.floor(ready.since(placed).total('minutes') / 2));
  return {
    parcelId,
    share: 1,
    packedAt: ready.subtract({ minutes: Math.min(30, minutes) }),
    arrivedAt: ready,
    collectedAt: ready.add({ hours: 26 }),
  };
}

/** Packed and sent from the warehouse on the promised day, and in transit for the working days of its method. */
function planParcel(
  order: PlannedOrder,
  shipment: OrderShipment,
  parcelId: string,
  { share, days }: { readonly share: number; readonly days: number },
): ParcelPlan {
  const { site } = getShopContext({ siteId: order.site_id });
  const { country, timeZone, cutOff } = warehouses[site.country] ?? createUsualWarehouse(site.timeZone, site.country);
  const getChance = (what: string): number => deriveChance(order.number, parcelId, what);
  const getInstant = (day: Temporal.PlainDate, hour: number): Temporal.Instant =>
    toLocalInstant(day, `${String(hour).padStart(2, '0')}:${String(scaleChance(getChance(`${hour}`), 0, 59)).padStart(2, '0')}`, timeZone);
  const placed = toInstant(order.placed_at);
  const local = placed.toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const leaves = addWorkingDays(getWorkingDay(local.hour < cutOff ? today : today.add({ days: 1 }), country), days, country);
  const [first, last] = parseDays(shipment.method.deliveryTime);
  const addSeconds = (count: number): Temporal.PlainDate => addWorkingDays(leaves, count, country);
  const early = getInstant(leaves, 8);
  const packedAt =
    Temporal.Instant.compare(early, placed) > 0 ? early : placed.add({ minutes: 30 + scaleChance(getChance('packed'), 0, 60) });
  const isLate = getChance('late') * delayedOf < 1;
  const arrives = addSeconds(isLate ? last + 2 : scaleChance(getChance('days'), first, last));
  const sameDay = last === 0;
  const arrivedAt = getInstant(arrives, sameDay && !isLate ? 20 : scaleChance(getChance('hour'), 9, 16));
  const noticed = getInstant(addSeconds(last), sameDay ? 21 : 8);
  return {
    parcelId,
    share,
    packedAt,
    sent: { at: getInstant(leaves, 17), expectedOn: addSeconds(last).toString() },
    ...(isLate && { delay: { at: noticed, expectedOn: arrives.toString() } }),
    arrivedAt,
    ...(getShipmentWay(order, shipment) === 'place' && { collectedAt: arrivedAt.add({ hours: 26 }) }),
  };
}
