import type { Transaction } from 'kysely';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { Tables } from '../../database/tables.ts';
import { getFirstNameOfShipments } from '../../delivery/destinations.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { MailSection } from '../../mail/mail-part.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { createOrderLink } from '../../orders/change-mails/order-change-mail.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { hasAccount } from '../../orders/returns/return-mails.ts';
import type { OrderLineUnits } from '../../orders/units/order-units.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { readStoresWithUnits } from '../../stores/read-stores.ts';
import type { ParcelEvent } from '../events/event-fields.ts';
import type { FulfillmentPorts } from '../fulfillment-ports.ts';
import { renderCollectionPointHours, renderStoreHours } from './render-opening-hours.ts';
import { writeParcelMail, type ParcelNews } from './write-parcel-mail.ts';

export interface MailedEvent extends Pick<ParcelNews, 'order' | 'shipment' | 'expectedOn'> {
  readonly event: ParcelEvent;
  readonly parcelLines: ParcelNews['lines'];
  /** All lines of the order, after the event. */
  readonly lines: readonly OrderLineUnits[];
}

/** Queues the mail about an event of a parcel. Each event is mailed once, a delay once for each new day. */
export async function queueParcelMail(transaction: Transaction<Tables>, ports: FulfillmentPorts, mailed: MailedEvent): Promise<void> {
  const { order, shipment, event, parcelLines, lines, expectedOn } = mailed;
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const { isCollected } = getDeliveryKind(ports.deliveryKinds, shipment);
  const { subject, parts } = writeParcelMail({
    order,
    shipment,
    event,
    lines: parcelLines,
    expectedOn,
    isPart: lines.some((line) => shipment.items.includes(line.line_id) && line.qty - line.cancelled > line.shipped),
    isCollected,
    name: getFirstNameOfShipments(ports.deliveryKinds, [shipment]) ?? order.content.billingAddress?.recipientFirstName ?? '',
    place: event.event === 'ready' ? await createPlaceSections(transaction, ports, order, shipment) : [],
    orderLink: createOrderLink(ports, order, await hasAccount(transaction, order)),
  });
  const { event: kind, parcelId } = event;
  const fact = kind === 'delayed' ? `${parcelId}:${event.expectedOn}` : parcelId;
  const mail = {
    id: ports.ids.uuid(),
    dedupeKey: `order-${kind}:${order.id}:${fact}`,
    template: `order-${kind}`,
    recipient: order.email,
    locale: order.locale,
    payload: { brand: shop.site.brand, orderId: order.id, orderNumber: order.number, subject, parts },
  };
  await queueMail(transaction, ports.jobs, mail, ports.clock.now());
}

/** Address, opening hours and collector. */
async function createPlaceSections(
  transaction: Transaction<Tables>,
  { deliveryKinds, clock }: FulfillmentPorts,
  order: OrderRecord,
  shipment: OrderShipment,
): Promise<readonly MailSection[]> {
  const { destination, kind } = shipment;
  if (!destination) return [];
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const address = getDeliveryKind(deliveryKinds, { kind }).createMailSections(shop, destination);
  if ('collectionPoint' in destination) return [...address, renderCollectionPointHours(destination.collectionPoint, shop)];
  if (!('store' in destination)) return address;
  const now = clock.now();
  const [found] = await readStoresWithUnits(transaction, { brand: shop.site.brand, ids: [destination.store.id], now });
  return found ? [...address, renderStoreHours(found.store, shop, now)] : address;
}
