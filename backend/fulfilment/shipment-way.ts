import type { OrderShipment } from '../database/documents/shipment-document.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** How a shipment reaches its customer: by e-mail, prepared in a store, or sent to a place where they collect it or to their address. */
export type ShipmentWay = 'mail' | 'store' | 'place' | 'address';

/** Reads the way from what the shipment holds and where its units and the shipment itself are. */
export function wayOf(
  { site_id: siteId, content }: Pick<OrderRecord, 'site_id' | 'content'>,
  { items, location, destination }: Pick<OrderShipment, 'items' | 'location' | 'destination'>,
): ShipmentWay {
  const held = content.rows.filter(({ id }) => items.includes(id));
  if (held.length > 0 && held.every(({ item }) => item.isDigitalProduct)) return 'mail';
  // Units of a warehouse are at the location of the site.
  if (location !== siteId) return 'store';
  return destination && 'addressLine1' in destination ? 'address' : 'place';
}
