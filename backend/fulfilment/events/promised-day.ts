import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { promiseDelivery } from '../../delivery-promise/promise-delivery.ts';
import { warehouses } from '../../delivery-promise/warehouses.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { shopOf } from '../../sites/shop-site.ts';
import { instantOf } from '../../stores/opening.ts';

/** YYYY-MM-DD of a moment in a time zone. */
export const dayIn = (moment: Date, timeZone: string): string => instantOf(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The last day on which a shipment is to arrive, or to be ready for its customer; null where nothing was promised. */
export function promisedDay(
  { site_id: siteId, placed_at: placedAt }: Pick<OrderRecord, 'site_id' | 'placed_at'>,
  { kind, method, readyBy }: Pick<OrderShipment, 'kind' | 'method' | 'readyBy'>,
): string | null {
  const { site } = shopOf({ siteId });
  if (readyBy !== undefined) return dayIn(new Date(readyBy), site.timeZone);
  const warehouse = warehouses[site.country];
  if (!warehouse || kind === 'pickup' || kind === 'digital') return null;
  return promiseDelivery(placedAt, warehouse, method.deliveryTime).latest;
}
