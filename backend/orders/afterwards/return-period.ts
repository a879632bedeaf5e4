import type { OrderRecord } from '../order-record.ts';
import type { OrderLine } from '../../database/documents/order-document.ts';
import { isCustoms } from '../../cart/lines/same-item.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { OrderLineUnits } from '../units/order-units.ts';
import type { StoredParcel } from './read-afterwards.ts';

/** Days after the delivery in which units can be returned. */
export const returnDays = 30;

interface Moment {
  readonly now: Date;
  readonly days: number;
}

const dayIn = (timeZone: string, at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();

/** False for gift cards, and for what was made to a design. */
const isReturnable = (row: OrderLine): boolean => !row.item.isDigitalProduct && !isCustoms(row);

/** The last day on which units of a line can be returned, by the parcel that arrived last; undefined before one has. */
export function returnUntil(
  { site_id: siteId }: Pick<OrderRecord, 'site_id'>,
  lineId: string,
  parcels: readonly Pick<StoredParcel, 'lines' | 'delivered_at'>[],
  days: number,
): Temporal.PlainDate | undefined {
  const { timeZone } = shopOf({ siteId }).site;
  const delivered = parcels.flatMap(({ lines, delivered_at: at }) =>
    at && lines.some((line) => line.lineId === lineId) ? [dayIn(timeZone, new Date(at))] : [],
  );
  return delivered.toSorted(Temporal.PlainDate.compare).at(-1)?.add({ days });
}

/** How many units of a line can be returned now. */
export function returnableUnits(
  order: Pick<OrderRecord, 'site_id'>,
  row: OrderLine,
  { delivered, requested }: Pick<OrderLineUnits, 'delivered' | 'requested'>,
  parcels: readonly Pick<StoredParcel, 'lines' | 'delivered_at'>[],
  { now, days }: Moment,
): number {
  const until = returnUntil(order, row.id, parcels, days);
  if (!until || !isReturnable(row)) return 0;
  const today = dayIn(shopOf({ siteId: order.site_id }).site.timeZone, now);
  return Temporal.PlainDate.compare(today, until) <= 0 ? delivered - requested : 0;
}
