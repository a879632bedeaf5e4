import type { StateModel } from '#commerce/orders/history/order-model.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { OrderSummary } from '#generated/openapi/orders.ts';
import type { Order, OrderProgress, Shipment } from '#generated/openapi/shared.ts';

/** Delivery of units: home delivery, store pickup or email. */
export type DeliveryMode = 'home' | 'store' | 'mail';

interface ProgressText {
  readonly icon: StateModel['icon'];
  readonly tone: StateModel['tone'];
  readonly state: (messages: OrdersMessages, reach: DeliveryMode) => string;
  readonly headline: (messages: OrdersMessages, reach: DeliveryMode) => string;
}

/** Message names of orders and shipments by progress. */
export const progressTexts: Readonly<Record<OrderProgress, ProgressText>> = {
  placed: { icon: 'check', tone: 'info', state: ({ statePlaced }) => statePlaced, headline: ({ headPlaced }) => headPlaced },
  preparing: { icon: 'bag', tone: 'info', state: ({ statePreparing }) => statePreparing, headline: ({ headPreparing }) => headPreparing },
  partlyShipped: {
    icon: 'truck',
    tone: 'info',
    state: ({ statePartlyShipped }) => statePartlyShipped,
    headline: ({ headPartlyShipped }) => headPartlyShipped,
  },
  shipped: { icon: 'truck', tone: 'info', state: ({ stateShipped }) => stateShipped, headline: ({ headShipped }) => headShipped },
  readyForPickup: { icon: 'pin', tone: 'success', state: ({ stateReady }) => stateReady, headline: ({ headReady }) => headReady },
  delivered: {
    icon: 'check',
    tone: 'success',
    state: ({ stateDelivered, stateCollected, stateMailed }, reach) =>
      selectByDeliveryMode(reach, stateDelivered, stateCollected, stateMailed),
    headline: ({ headDelivered, headCollected, headMailed }, reach) =>
      selectByDeliveryMode(reach, headDelivered, headCollected, headMailed),
  },
  cancelled: {
    icon: 'close',
    tone: 'muted',
    state: ({ stateCancelled }) => stateCancelled,
    headline: ({ headCancelled }) => headCancelled,
  },
  returned: { icon: 'return', tone: 'muted', state: ({ stateReturned }) => stateReturned, headline: ({ headReturned }) => headReturned },
};

function selectByDeliveryMode(reach: DeliveryMode, home: string, store: string, mail: string): string {
  return { home, store, mail }[reach];
}

/** The text for an order's state. */
export function getOrderState(
  { status, progress }: Pick<OrderSummary, 'status' | 'progress'>,
  messages: OrdersMessages,
  reach: DeliveryMode = 'home',
): StateModel {
  if (status === 'processing') return { icon: 'info', tone: 'warning', text: messages.stateProcessing };
  if (progress === undefined)
    return status === 'cancelled'
      ? { icon: 'alert', tone: 'warning', text: messages.stateUnpaid }
      : { icon: 'check', tone: 'info', text: messages.statePlaced };
  const { icon, tone, state } = progressTexts[progress];
  return { icon, tone, text: state(messages, reach) };
}

/** The delivery of a whole order: home delivery if any unit is shipped. */
export function getDeliveryMode(order: Pick<Order, 'shipments' | 'items'>): DeliveryMode {
  const all = new Set(order.shipments.map((shipment) => getShipmentDeliveryMode(shipment, order)));
  return all.has('home') ? 'home' : all.has('store') ? 'store' : 'mail';
}

export function getShipmentDeliveryMode(
  { shippingId, storeInfo, collectionPoint }: Shipment,
  { items }: Pick<Order, 'items'>,
): DeliveryMode {
  if (storeInfo ?? collectionPoint) return 'store';
  return items.every((item) => item.shippingId !== shippingId || item.isDigitalProduct) ? 'mail' : 'home';
}
