import { addWorkingDays, getWorkingDay } from './working-days.ts';

/** The location where a site's parcels are packed. */
export interface Warehouse {
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Local full hour; orders before it leave on the same working day. */
  readonly cutOff: number;
}

export interface Promised {
  /** Latest time of an order for these dates. */
  readonly orderBy: Date;
  /** ISO 8601 dates. */
  readonly earliest: string;
  readonly latest: string;
}

/**
 * The delivery dates of a parcel ordered now.
 * @param deliveryTime Working days after dispatch: "same day", n or n-m; 1 for any other text.
 */
export function computeDeliveryPromise(now: Date, warehouse: Warehouse, deliveryTime: string): Promised {
  const { country, timeZone, cutOff } = warehouse;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const leaves = getWorkingDay(local.hour < cutOff ? today : today.add({ days: 1 }), country);
  const [first, last] = parseDays(deliveryTime);
  const orderBy = leaves.toZonedDateTime({ timeZone, plainTime: { hour: cutOff } });
  return {
    orderBy: new Date(orderBy.epochMilliseconds),
    earliest: addWorkingDays(leaves, first, country).toString(),
    latest: addWorkingDays(leaves, last, country).toString(),
  };
}

/** First and last number of working days. */
export function parseDays(deliveryTime: string): readonly [first: number, last: number] {
  if (deliveryTime === 'same day') return [0, 0];
  const [, first, last] = /^(\d+)(?:-(\d+))?/.exec(deliveryTime) ?? [];
  const earliest = first === undefined ? 1 : Number(first);
  return [earliest, Math.max(earliest, Number(last ?? earliest))];
}
