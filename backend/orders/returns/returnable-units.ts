import type { Selectable } from 'kysely';
import type { OrderLine } from '../../database/documents/order-document.ts';
import type { Tables } from '../../database/tables.ts';
import { isCustoms } from '../../cart/lines/same-item.ts';
import { instantOf } from '../../stores/opening.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

type DeliveredParcel = Pick<Selectable<Tables['order_parcels']>, 'lines' | 'delivered_at'>;

interface ReturnPeriod {
  readonly days: number;
  /** IANA name. */
  readonly timeZone: string;
}

const dayOf = (moment: Date, timeZone: string): Temporal.PlainDate => instantOf(moment).toZonedDateTimeISO(timeZone).toPlainDate();

/** The last day on which units of a parcel can be returned, in the site's time zone. */
export function returnUntil(deliveredAt: Date, { days, timeZone }: ReturnPeriod): Temporal.PlainDate {
  return dayOf(deliveredAt, timeZone).add({ days });
}

/** Gift cards and products made to a design cannot be returned. */
export const isReturnable = (row: OrderLine): boolean => !row.item.isDigitalProduct && !isCustoms(row);

/** Units of a line that can be returned now. Of units in several parcels, those delivered first count as returned first. */
export function returnableUnits(
  row: OrderLine,
  line: Pick<OrderLineUnits, 'delivered' | 'requested'>,
  parcels: readonly DeliveredParcel[],
  { now, ...period }: ReturnPeriod & { readonly now: Date },
): number {
  if (!isReturnable(row)) return 0;
  const today = dayOf(now, period.timeZone);
  const inTime = parcels.filter(
    ({ delivered_at: deliveredAt }) => deliveredAt !== null && Temporal.PlainDate.compare(today, returnUntil(deliveredAt, period)) <= 0,
  );
  const units = inTime.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === row.id)).reduce((sum, { qty }) => sum + qty, 0);
  return Math.max(0, Math.min(line.delivered - line.requested, units));
}
