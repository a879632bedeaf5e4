import type { OrderTimelineModel } from '#commerce/orders/history/order-model.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { OrderEvent } from '#generated/openapi/shared.ts';
import { formatMoney } from '#messages/format/money.ts';
import type { OrderSectionDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay, formatTimeAt } from './order-days.ts';
import { getDeliveryMode, getShipmentDeliveryMode, type DeliveryMode } from './order-state.ts';

type EventModel = OrderTimelineModel['events'][number];

interface EventFacts {
  readonly reach: DeliveryMode;
  readonly currency: string;
  readonly languageTag: string;
}

const eventTexts: Readonly<Record<OrderEvent['event'], (messages: OrdersMessages, event: OrderEvent, facts: EventFacts) => string>> = {
  accepted: ({ eventAccepted }) => eventAccepted,
  packed: ({ eventPacked }) => eventPacked,
  shipped: ({ eventShipped, eventShippedWith, eventMailed }, { carrier }, { reach }) =>
    reach === 'mail' ? eventMailed : carrier === undefined ? eventShipped : eventShippedWith({ carrier }),
  delayed: ({ eventDelayed }) => eventDelayed,
  ready: ({ eventReady }) => eventReady,
  delivered: ({ eventDelivered, eventMailed }, _event, { reach }) => (reach === 'mail' ? eventMailed : eventDelivered),
  collected: ({ eventCollected }) => eventCollected,
  cancelled: ({ eventCancelled }) => eventCancelled,
  addressChanged: ({ eventAddressChanged }) => eventAddressChanged,
  returnRequested: ({ eventReturnRequested }) => eventReturnRequested,
  returnReceived: ({ eventReturnReceived }) => eventReturnReceived,
  refunded: ({ eventRefunded }, { amount = 0 }, { currency, languageTag }) =>
    eventRefunded({ amount: formatMoney(amount, currency, languageTag) }),
};

/** The events of an order; undefined if there are none. A mailed gift card is shown as one event. */
export function createTimelineSection(context: OrderContext): OrderSectionDefinition | undefined {
  const { order, texts } = context;
  const events = (order.timeline ?? [])
    .filter((event) => !isHiddenEvent(event, context))
    .map((event, index) => createEventModel(event, index, context));
  return events.length === 0 ? undefined : { kind: 'order', title: texts.progress, content: { name: 'timeline', events } };
}

function getEventDeliveryMode({ shippingId }: OrderEvent, { order }: OrderContext): DeliveryMode {
  const shipment = order.shipments.find((one) => one.shippingId === shippingId);
  return shipment ? getShipmentDeliveryMode(shipment, order) : getDeliveryMode(order);
}

/** A mailed gift card is packed, sent and delivered at once: only one event is shown. */
function isHiddenEvent(event: OrderEvent, context: OrderContext): boolean {
  return (
    event.shippingId !== undefined &&
    getEventDeliveryMode(event, context) === 'mail' &&
    (event.event === 'packed' || event.event === 'shipped')
  );
}

function createEventModel(event: OrderEvent, index: number, context: OrderContext): EventModel {
  const { order, texts, request } = context;
  const { at, items = [], expectedOn, trackingNumber, returnNumber } = event;
  const facts = { reach: getEventDeliveryMode(event, context), currency: order.currency, languageTag: request.site.languageTag };
  const units = items.flatMap(({ itemId, qty }) => {
    const name = order.items.find(({ id }) => id === itemId)?.name;
    return name === undefined ? [] : [texts.unitsOf({ count: qty, name })];
  });
  return {
    id: `${index}`,
    at,
    date: formatTimeAt(at, request.site),
    text: eventTexts[event.event](texts, event, facts),
    notes: [
      ...(units.length > 0 && units.length <= 4 ? [units.join(', ')] : []),
      ...(event.event === 'delayed' && expectedOn !== undefined ? [texts.nowExpected({ day: formatDay(expectedOn, request.site) })] : []),
      ...(event.event === 'shipped' && trackingNumber !== undefined ? [trackingNumber] : []),
      ...(returnNumber === undefined ? [] : [texts.returnOf({ number: returnNumber })]),
    ],
    ...(event.event === 'delayed' ? { isWarning: true } : {}),
  };
}
