import type { OrderLine } from '../../database/documents/order-document.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { isCustomDesign } from '../../cart/lines/same-item.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

/** A parcel from a database row or from the database's JSON. */
export interface DeliveredParcel {
  readonly lines: readonly LineUnits[];
  readonly delivered_at: Date | string | null;
}

type SiteOrder = Pick<OrderRecord, 'site_id'>;

/** The date of a time in the time zone of the order's site. */
export function getSiteDate({ site_id: siteId }: SiteOrder, moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(getShopContext({ siteId }).site.timeZone).toPlainDate();
}

/** The last day on which units of a parcel can be returned. */
const getLastReturnDay = (order: SiteOrder, deliveredAt: Date | string, days: number): Temporal.PlainDate =>
  getSiteDate(order, new Date(deliveredAt)).add({ days });

/** The last day on which units of a line can be returned, by its latest delivered parcel; undefined before a delivery. */
export function getReturnDeadline(
  order: SiteOrder,
  lineId: string,
  parcels: readonly DeliveredParcel[],
  days: number,
): Temporal.PlainDate | undefined {
  const lastDays = parcels.flatMap(({ lines, delivered_at: deliveredAt }) =>
    deliveredAt !== null && lines.some((line) => line.lineId === lineId) ? [getLastReturnDay(order, deliveredAt, days)] : [],
  );
  return lastDays.toSorted(Temporal.PlainDate.compare).at(-1);
}

/** Gift cards and products made to a design cannot be returned. */
const isReturnable = (row: OrderLine): boolean => !row.item.isDigitalProduct && !isCustomDesign(row);

/** Units of a line that can be returned now. Units delivered first count as returned first. */
export function getReturnableUnits(
  order: SiteOrder,
  row: OrderLine,
  { delivered, requested }: Pick<OrderLineUnits, 'delivered' | 'requested'>,
  parcels: readonly DeliveredParcel[],
  { now, days }: { readonly now: Date; readonly days: number },
): number {
  if (!isReturnable(row)) return 0;
  const today = getSiteDate(order, now);
  const units = parcels
    .filter(({ delivered_at: at }) => at !== null && Temporal.PlainDate.compare(today, getLastReturnDay(order, at, days)) <= 0)
    .flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === row.id))
    .reduce((sum, { qty }) => sum + qty, 0);
  return Math.max(0, Math.min(delivered - requested, units));
}
