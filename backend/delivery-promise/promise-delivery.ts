import { addWorkingDays, workingDay } from './working-days.ts';

/** The place where a site's parcels are packed. */
export interface Warehouse {
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Local hour, on the hour, until which an order leaves on the same working day. */
  readonly cutOff: number;
}

export interface Promised {
  /** Orders until then leave on the day that the promise counts from. */
  readonly orderBy: Date;
  /** ISO 8601 days. */
  readonly earliest: string;
  readonly latest: string;
}

/**
 * Days on which a parcel arrives that is ordered now.
 * @param deliveryTime Working days after the one on which it leaves: "same day", n or n-m; 1 for any other text.
 */
export function promiseDelivery(now: Date, warehouse: Warehouse, deliveryTime: string): Promised {
  const { country, timeZone, cutOff } = warehouse;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const leaves = workingDay(local.hour < cutOff ? today : today.add({ days: 1 }), country);
  const [first, last] = daysOf(deliveryTime);
  const orderBy = leaves.toZonedDateTime({ timeZone, plainTime: { hour: cutOff } });
  return {
    orderBy: new Date(orderBy.epochMilliseconds),
    earliest: addWorkingDays(leaves, first, country).toString(),
    latest: addWorkingDays(leaves, last, country).toString(),
  };
}

/** First and last number of working days. */
export function daysOf(deliveryTime: string): readonly [first: number, last: number] {
  if (deliveryTime === 'same day') return [0, 0];
  const [, first, last] = /^(\d+)(?:-(\d+))?/.exec(deliveryTime) ?? [];
  const earliest = first === undefined ? 1 : Number(first);
  return [earliest, Math.max(earliest, Number(last ?? earliest))];
}
