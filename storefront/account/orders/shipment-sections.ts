import { getDeliveries } from '#commerce/checkout/delivery/deliveries-of.ts';
import { getShipmentItems } from '#commerce/checkout/delivery/items-of.ts';
import { orderKinds } from '#commerce/checkout/order/order-kinds.ts';
import { formatDeliveryTime, isStockedInStore, isSameDay } from '#commerce/checkout/delivery/delivery-time.ts';
import type { FactLinesModel, ItemGroupModel, StateModel } from '#commerce/orders/history/order-model.ts';
import { confirmationMessages } from '#generated/messages/confirmation/all.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { OrderItem, Parcel, Shipment } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { OrderSectionDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';
import { formatDay } from './order-days.ts';
import { createItemModel, findItemsOfUnits } from './order-items.ts';
import { getShipmentDeliveryMode, getOrderState, type DeliveryMode } from './order-state.ts';

/** Each shipment with its destination, its parcels and its unpacked units. */
export function createShipmentSections(context: OrderContext, countries: readonly Country[]): readonly OrderSectionDefinition[] {
  const { order, texts, request } = context;
  const messages = getMessages(confirmationMessages, request.site.locale);
  const deliveries = getDeliveries(order.shipments, orderKinds.deliveryKinds);
  return deliveries.map(({ kind, shipment }, index) => {
    const facts = { source: order, shipment, messages, countries, languageTag: request.site.languageTag };
    const { shippingMethod, progress } = shipment;
    const method =
      isStockedInStore(shipment, shippingMethod) || isSameDay(shippingMethod.deliveryTime)
        ? [shippingMethod.label]
        : [shippingMethod.label, formatDeliveryTime(shippingMethod.deliveryTime, messages)];
    const isSplit = deliveries.length > 1;
    return {
      kind: 'order',
      title: isSplit && isTitleShared(kind, deliveries) ? `${kind.getTitle(messages)} ${index + 1}` : kind.getTitle(messages),
      content: {
        name: 'shipment',
        ...(isSplit && progress
          ? { state: getOrderState({ status: order.status, progress }, texts, getShipmentDeliveryMode(shipment, order)) }
          : {}),
        facts: [
          ...kind.getDestinations(facts).map(({ label, address = [], lines = [] }): FactLinesModel => ({
            label,
            lines: [...address, ...lines.filter((line) => line !== undefined)],
          })),
          { label: messages.shippingMethod, lines: method },
        ],
        groups: createGroups(shipment, context),
      },
    };
  });
}

function isTitleShared<Kind>(kind: Kind, deliveries: readonly { readonly kind: Kind }[]): boolean {
  return deliveries.filter((one) => one.kind === kind).length > 1;
}

/** The shipment's parcels, then the unpacked units, then the canceled ones. */
function createGroups(shipment: Shipment, context: OrderContext): readonly ItemGroupModel[] {
  const { order, texts } = context;
  const { parcels = [], shippingId } = shipment;
  const rows = getShipmentItems(order, shipment);
  const reach = getShipmentDeliveryMode(shipment, order);
  const open = rows.flatMap((item) => toUnits(item, item.qty - (item.units?.packed ?? 0) - (item.units?.cancelled ?? 0)));
  const cancelled = rows.flatMap((item) => toUnits(item, item.units?.cancelled ?? 0));
  const isPlain = parcels.length === 0 && cancelled.length === 0;
  const rest = isPlain ? texts.onlyItems : reach === 'mail' ? texts.notSent : texts.notPacked;
  return [
    ...parcels.map((parcel, index) => createParcelGroup(parcel, { index, count: parcels.length, reach, shippingId }, context)),
    ...(open.length > 0 ? [createGroup(`${shippingId}-open`, rest, open, context)] : []),
    ...(cancelled.length > 0 ? [createGroup(`${shippingId}-cancelled`, texts.cancelledItems, cancelled, context)] : []),
  ];
}

interface Units {
  readonly item: OrderItem;
  readonly qty: number;
}

const toUnits = (item: OrderItem, qty: number): readonly Units[] => (qty > 0 ? [{ item, qty }] : []);

function createGroup(id: string, title: string, content: readonly Units[], context: OrderContext): ItemGroupModel {
  return { id, title, notes: [], items: content.map(({ item, qty }) => createItemModel(item, qty, context)) };
}

interface ParcelPlace {
  readonly index: number;
  readonly count: number;
  readonly reach: DeliveryMode;
  readonly shippingId: string;
}

const parcelStates: Readonly<Record<Parcel['state'], (messages: OrdersMessages) => StateModel>> = {
  packed: ({ packedParcel }) => ({ icon: 'bag', tone: 'info', text: packedParcel }),
  shipped: ({ shippedParcel }) => ({ icon: 'truck', tone: 'info', text: shippedParcel }),
  ready: ({ readyParcel }) => ({ icon: 'pin', tone: 'success', text: readyParcel }),
  delivered: ({ deliveredParcel }) => ({ icon: 'check', tone: 'success', text: deliveredParcel }),
  collected: ({ collectedParcel }) => ({ icon: 'check', tone: 'success', text: collectedParcel }),
};

function createParcelGroup(parcel: Parcel, { index, count, reach, shippingId }: ParcelPlace, context: OrderContext): ItemGroupModel {
  const { texts, request } = context;
  const { carrier, trackingNumber, trackingUrl, expectedOn, isDelayed, state } = parcel;
  const isUnderWay = state === 'packed' || state === 'shipped';
  const isMail = reach === 'mail';
  return {
    id: `${shippingId}-${parcel.parcelId}`,
    title: isMail ? texts.onlyItems : count > 1 ? texts.parcelOf({ number: index + 1, count }) : texts.parcel,
    state: isMail && !isUnderWay ? { icon: 'check', tone: 'success', text: texts.stateMailed } : parcelStates[state](texts),
    notes: [
      ...(isUnderWay && expectedOn !== undefined ? [texts.expected({ day: formatDay(expectedOn, request.site) })] : []),
      ...(isUnderWay && isDelayed ? [texts.delayed] : []),
    ],
    ...(trackingNumber === undefined
      ? {}
      : {
          tracking: {
            label: carrier === undefined ? texts.trackingNumber : texts.trackingNumberOf({ carrier }),
            code: trackingNumber,
            copy: texts.copy,
            copied: texts.copied,
            ...(trackingUrl === undefined
              ? {}
              : { link: { href: trackingUrl, label: carrier === undefined ? texts.trackParcel : texts.trackWith({ carrier }) } }),
          },
        }),
    items: findItemsOfUnits(parcel.items, context).map(({ item, qty }) =>
      createItemModel(item, qty, context, getReturnNotes(item, context)),
    ),
  };
}

function getReturnNotes({ units: counts }: OrderItem, { texts }: OrderContext): readonly string[] {
  const { returning = 0, returned = 0 } = counts ?? {};
  return [
    ...(returning > returned ? [texts.returningUnits({ count: returning - returned })] : []),
    ...(returned > 0 ? [texts.returnedUnits({ count: returned })] : []),
  ];
}
