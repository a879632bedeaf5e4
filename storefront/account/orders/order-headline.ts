import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { Order, OrderEvent } from '#generated/openapi/shared.ts';
import type { Site } from '../../site/site.ts';
import { addDays, dayOf, formatDay, formatDayOf } from './order-days.ts';
import { progressTexts, reachOf, type Reach } from './order-state.ts';

interface HeadlineOptions {
  readonly messages: OrdersMessages;
  readonly site: Site;
  readonly now: Date;
}

/** The title of an order page: expected arrival, delivery, or progress. */
export function headlineOf(order: Order, { messages, site, now }: HeadlineOptions): string {
  const { progress, status } = order;
  if (status === 'processing') return messages.headProcessing;
  if (progress === undefined) return status === 'cancelled' ? messages.headUnpaid : messages.headPlaced;
  const reach = reachOf(order);
  const expected = expectedDayOf(order);
  if (progress === 'readyForPickup') {
    const store = order.shipments.map(({ storeInfo, collectionPoint }) => storeInfo?.name ?? collectionPoint?.name).find(Boolean);
    if (store !== undefined) return messages.readyAt({ store });
  }
  if (progress === 'delivered' && reach !== 'mail') {
    const arrived = order.timeline?.findLast(isArrival);
    const day = arrived && formatDayOf(arrived.at, site);
    if (day !== undefined) return reach === 'store' ? messages.collectedOn({ day }) : messages.deliveredOn({ day });
  }
  const today = dayOf(now, site);
  if (isUnderWay(progress) && expected !== undefined && expected >= today) return expectedText(expected, { today, reach, messages, site });
  return progressTexts[progress].headline(messages, reach);
}

/** The last expected delivery day; undefined if it is unknown. */
function expectedDayOf({ shipments }: Pick<Order, 'shipments'>): string | undefined {
  return shipments
    .flatMap(({ expectedOn }) => expectedOn ?? [])
    .toSorted()
    .at(-1);
}

interface ExpectedOptions extends Omit<HeadlineOptions, 'now'> {
  readonly today: string;
  readonly reach: Reach;
}

function expectedText(expected: string, { today, reach, messages, site }: ExpectedOptions): string {
  const isStore = reach === 'store';
  if (expected === today) return isStore ? messages.readyToday : messages.arrivesToday;
  if (expected === addDays(today, 1)) return isStore ? messages.readyTomorrow : messages.arrivesTomorrow;
  const day = formatDay(expected, site);
  return isStore ? messages.ready({ day }) : messages.arrives({ day });
}

const isArrival = ({ event }: OrderEvent): boolean => event === 'delivered' || event === 'collected';

function isUnderWay(progress: NonNullable<Order['progress']>): boolean {
  return progress === 'placed' || progress === 'preparing' || progress === 'partlyShipped' || progress === 'shipped';
}
