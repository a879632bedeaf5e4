import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { Order, OrderEvent } from '#generated/openapi/shared.ts';
import type { Site } from '../../site/site.ts';
import { addDays, getDay, formatDay, formatDayAt } from './order-days.ts';
import { progressTexts, getDeliveryMode, type DeliveryMode } from './order-state.ts';

interface HeadlineOptions {
  readonly messages: OrdersMessages;
  readonly site: Site;
  readonly now: Date;
}

/** The title of an order page: expected arrival, delivery, or progress. */
export function getHeadline(order: Order, { messages, site, now }: HeadlineOptions): string {
  const { progress, status } = order;
  if (status === 'processing') return messages.headProcessing;
  if (progress === undefined) return status === 'cancelled' ? messages.headUnpaid : messages.headPlaced;
  const reach = getDeliveryMode(order);
  const expected = getExpectedDay(order);
  if (progress === 'readyForPickup') {
    const store = order.shipments.map(({ storeInfo, collectionPoint }) => storeInfo?.name ?? collectionPoint?.name).find(Boolean);
    if (store !== undefined) return messages.readyAt({ store });
  }
  if (progress === 'delivered' && reach !== 'mail') {
    const arrived = order.timeline?.findLast(isArrival);
    const day = arrived && formatDayAt(arrived.at, site);
    if (day !== undefined) return reach === 'store' ? messages.collectedOn({ day }) : messages.deliveredOn({ day });
  }
  const today = getDay(now, site);
  if (isInProgress(progress) && expected !== undefined && expected >= today)
    return getExpectedText(expected, { today, reach, messages, site });
  return progressTexts[progress].headline(messages, reach);
}

/** The last expected delivery day; undefined if it is unknown. */
function getExpectedDay({ shipments }: Pick<Order, 'shipments'>): string | undefined {
  return shipments
    .flatMap(({ expectedOn }) => expectedOn ?? [])
    .toSorted()
    .at(-1);
}

interface ExpectedOptions extends Omit<HeadlineOptions, 'now'> {
  readonly today: string;
  readonly reach: DeliveryMode;
}

function getExpectedText(expected: string, { today, reach, messages, site }: ExpectedOptions): string {
  const isStore = reach === 'store';
  if (expected === today) return isStore ? messages.readyToday : messages.arrivesToday;
  if (expected === addDays(today, 1)) return isStore ? messages.readyTomorrow : messages.arrivesTomorrow;
  const day = formatDay(expected, site);
  return isStore ? messages.ready({ day }) : messages.arrives({ day });
}

const isArrival = ({ event }: OrderEvent): boolean => event === 'delivered' || event === 'collected';

function isInProgress(progress: NonNullable<Order['progress']>): boolean {
  return progress === 'placed' || progress === 'preparing' || progress === 'partlyShipped' || progress === 'shipped';
}
