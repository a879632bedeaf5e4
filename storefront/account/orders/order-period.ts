import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { HistoryRequest } from '#generated/openapi/orders.ts';
import { addDays } from './order-days.ts';

export interface OrderPeriod {
  /** Name in the address: "30d", "6m" or a year. */
  readonly name: string;
  readonly range: Pick<HistoryRequest, 'placedFrom' | 'placedTo'>;
}

const YEARS = 3;

/** The period of the address; undefined for any time. */
export function parsePeriod(name: string | null, today: string): OrderPeriod | undefined {
  if (name === '30d') return { name, range: { placedFrom: addDays(today, -30) } };
  if (name === '6m') return { name, range: { placedFrom: addDays(today, -182) } };
  if (name !== null && getYears(today).includes(name)) return { name, range: { placedFrom: `${name}-01-01`, placedTo: `${name}-12-31` } };
  return undefined;
}

/** The selectable periods, shortest first. */
export function getPeriods(today: string, texts: OrdersMessages): readonly { readonly name: string; readonly label: string }[] {
  return [
    { name: '30d', label: texts.last30Days },
    { name: '6m', label: texts.last6Months },
    ...getYears(today).map((year) => ({ name: year, label: year })),
  ];
}

/** This year and the previous ones. */
function getYears(today: string): readonly string[] {
  return Array.from({ length: YEARS }, (_, ago) => String(Number(today.slice(0, 4)) - ago));
}
