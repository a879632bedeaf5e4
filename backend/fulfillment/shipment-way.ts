import type { OrderShipment } from '../database/documents/shipment-document.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** The way a shipment reaches its customer: by email, prepared in a store, sent to a pickup place, or sent to an address. */
export type ShipmentWay = 'mail' | 'store' | 'place' | 'address';

/** Derives the way from the content, the stock location and the destination of a shipment. */
export function getShipmentWay(
  { site_id: siteId, content }: Pick<OrderRecord, 'site_id' | 'content'>,
  { items, location, destination }: Pick<OrderShipment, 'items' | 'location' | 'destination'>,
): ShipmentWay {
  const held = content.rows.filter(({ id }) => items.includes(id));
  if (held.length > 0 && held.every(({ item }) => item.isDigitalProduct)) return 'mail';
  // The location of a warehouse's units is the site.
  if (location !== siteId) return 'store';
  return destination && 'addressLine1' in destination ? 'address' : 'place';
}
