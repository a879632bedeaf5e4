import { isoDay, isWorkingDay, nextDay, type Day } from './holidays.ts';
import { instantOf, localTime } from './local-time.ts';

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
  const local = localTime(now, timeZone);
  const leaves = workingDay(local.hour < cutOff ? local : nextDay(local), country);
  const [first, last] = daysOf(deliveryTime);
  return {
    orderBy: instantOf(leaves, cutOff, timeZone),
    earliest: isoDay(addWorkingDays(leaves, first, country)),
    latest: isoDay(addWorkingDays(leaves, last, country)),
  };
}

/** First and last number of working days. */
function daysOf(deliveryTime: string): readonly [first: number, last: number] {
  if (deliveryTime === 'same day') return [0, 0];
  const [, first, last] = /^(\d+)(?:-(\d+))?/.exec(deliveryTime) ?? [];
  const earliest = first === undefined ? 1 : Number(first);
  return [earliest, Math.max(earliest, Number(last ?? earliest))];
}

/** The day itself, or the next working day. */
function workingDay(day: Day, country: string): Day {
  let found = day;
  while (!isWorkingDay(found, country)) found = nextDay(found);
  return found;
}

function addWorkingDays(day: Day, days: number, country: string): Day {
  let found = day;
  for (let i = 0; i < days; i += 1) found = workingDay(nextDay(found), country);
  return found;
}
